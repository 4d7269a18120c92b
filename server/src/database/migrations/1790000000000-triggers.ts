/**
 * News for every instance, sent by the database itself so that no way of changing a row can forget it. `cache` carries the
 * tag of shared answers that are stale, `session` the id of a session or a person whose sessions are no longer good.
 */
export const TRIGGERS = `
create function notify_cache() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', tg_argv[0]);
  return null;
end $$;

create trigger bank_changed after insert or update or delete or truncate on bank
  for each statement execute function notify_cache('rates');
create trigger rate_changed after insert or update or delete or truncate on rate
  for each statement execute function notify_cache('rates');
create trigger site_settings_changed after insert or update or delete or truncate on site_settings
  for each statement execute function notify_cache('settings');

create function notify_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session', old.id::text);
  return null;
end $$;

create trigger session_ended after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function notify_session();
create trigger session_deleted after delete on session
  for each row execute function notify_session();
create trigger user_changed after update of role, suspended_at, password_hash on user_account
  for each row when ((old.role, old.suspended_at, old.password_hash) is distinct from (new.role, new.suspended_at, new.password_hash))
  execute function notify_session();
create trigger user_deleted after delete on user_account
  for each row execute function notify_session();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
`;
