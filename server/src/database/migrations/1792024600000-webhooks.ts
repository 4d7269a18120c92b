import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Webhooks, and the events on their way. Triggers write the events in the transaction of what they tell of, so that no way
 * of moving an application or changing a rate can forget them.
 */
const SQL = `
create table webhook (
  id uuid not null constraint webhook_pkey primary key,
  user_id uuid not null,
  url text not null,
  secret text not null,
  events text[] not null,
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  constraint webhook_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade,
  constraint webhook_url_length check (char_length(url) <= 500),
  constraint webhook_events_listed check (
    cardinality(events) > 0 and events <@ array['APPLICATION_STATUS_CHANGED', 'RATES_CHANGED'])
);
create index webhook_user_id_idx on webhook (user_id);

create table webhook_delivery (
  id uuid not null constraint webhook_delivery_pkey primary key,
  webhook_id uuid not null,
  type text not null,
  data jsonb not null,
  status text not null default 'WAITING',
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  last_at timestamptz,
  last_code integer,
  created_at timestamptz not null default now(),
  constraint webhook_delivery_webhook_id_fkey foreign key (webhook_id) references webhook (id) on delete cascade,
  constraint webhook_delivery_status_known check (status in ('WAITING', 'DELIVERED', 'FAILED'))
);
create index webhook_delivery_webhook_id_created_at_idx on webhook_delivery (webhook_id, created_at);
create index webhook_delivery_next_at_idx on webhook_delivery (next_at) where status = 'WAITING';

-- what waits for a webhook that stops, whyever it stops, is not sent any more
create function give_up_webhook() returns trigger language plpgsql as $$
begin
  update webhook_delivery set status = 'FAILED' where webhook_id = new.id and status = 'WAITING';
  return null;
end $$;
create trigger webhook_gives_up after update of stopped_at on webhook
  for each row when (old.stopped_at is null and new.stopped_at is not null) execute function give_up_webhook();

-- as with API tokens: whoever made one with a stolen password hears nothing more
create function stop_webhooks() returns trigger language plpgsql as $$
begin
  update webhook set stopped_at = now() where user_id = new.id and stopped_at is null;
  return null;
end $$;
create trigger webhooks_stop after update of password_hash on user_account
  for each row when (old.password_hash is distinct from new.password_hash) execute function stop_webhooks();

-- the lock keeps a webhook until the event is written: its deletion at that moment fails no application
create function tell_of_applications() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (id, webhook_id, type, data)
  select gen_random_uuid(), w.id, 'application.status_changed',
         jsonb_build_object('applicationId', a.id, 'applicationNumber', a.application_number, 'status', upper(e.to_status))
  from told e
  join application a on a.id = e.application_id
  join user_account u on u.id = a.user_id and u.suspended_at is null
  join webhook w on w.user_id = u.id
  where e.visible_to_applicant and w.stopped_at is null and 'APPLICATION_STATUS_CHANGED' = any (w.events)
  for key share of w;
  return null;
end $$;
create trigger application_told after insert on application_event referencing new table as told
  for each statement execute function tell_of_applications();

create function tell_of_rates() returns trigger language plpgsql as $$
begin
  -- one that waits already tells of this change too
  insert into webhook_delivery (id, webhook_id, type, data)
  select gen_random_uuid(), w.id, 'rates.changed', '{}'
  from webhook w
  join user_account u on u.id = w.user_id and u.suspended_at is null
  where w.stopped_at is null and 'RATES_CHANGED' = any (w.events) and not exists (
    select from webhook_delivery d
    where d.webhook_id = w.id and d.type = 'rates.changed' and d.status = 'WAITING' and d.attempts = 0)
  for key share of w;
  return null;
end $$;
create trigger rates_told after insert on rate_history for each statement execute function tell_of_rates();
-- a lender that is hidden takes its rates along
create trigger rates_told after update of active on bank
  for each row when (old.active is distinct from new.active) execute function tell_of_rates();
`;

export class Webhooks1792024600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(SQL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger rates_told on bank; drop trigger rates_told on rate_history; drop function tell_of_rates();
      drop trigger application_told on application_event; drop function tell_of_applications();
      drop trigger webhooks_stop on user_account; drop function stop_webhooks();
      drop table webhook_delivery; drop table webhook; drop function give_up_webhook()`);
  }
}
