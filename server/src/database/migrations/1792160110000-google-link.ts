import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What opens an account ends with the mailbox that it belonged to (docs/decisions/0178). Another address ends the link with
 * Google, whoever changes it; a reset ends it in its own statement, because a new password of somebody signed in does not.
 * Somebody whom Google signs in to an account that nobody had confirmed takes it over without its programs: where it has no
 * password, none of the triggers on that saw it. Links of accounts whose address was changed before are ended once.
 */
const SQL = `
create function end_google_link() returns trigger language plpgsql as $$
begin
  if new.google_subject is not distinct from old.google_subject then
    new.google_subject := null;
  end if;
  return new;
end $$;
create trigger google_link_ends before update of email on user_account
  for each row when (lower(old.email) <> lower(new.email)) execute function end_google_link();

create trigger api_tokens_end_with_owner after update of google_subject on user_account
  for each row when (old.email_verified_at is null and new.email_verified_at is not null
    and new.google_subject is distinct from old.google_subject) execute function revoke_api_tokens();
create trigger webhooks_stop_with_owner after update of google_subject on user_account
  for each row when (old.email_verified_at is null and new.email_verified_at is not null
    and new.google_subject is distinct from old.google_subject) execute function stop_webhooks();

update user_account u set google_subject = null
where u.google_subject is not null and exists (
  select from audit_event e where e.subject_type = 'user' and e.subject_id = u.id and e.before ->> 'email' is not null);
`;

export class GoogleLink1792160110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger webhooks_stop_with_owner on user_account;
drop trigger api_tokens_end_with_owner on user_account;
drop trigger google_link_ends on user_account;
drop function end_google_link();`);
  }
}
