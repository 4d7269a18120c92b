import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `locked`: how an event that waits is looked at, and what comes before it. */
const tellOfRates = ({ first, locked }: { first: string; locked: string }): string => `
create or replace function tell_of_rates() returns trigger language plpgsql as $$
begin${first}
  -- one that waits already tells of this change too
  insert into webhook_delivery (id, webhook_id, type, data)
  with waiting as materialized (
    select d.webhook_id from webhook_delivery d
    where d.type = 'rates.changed' and d.status = 'WAITING' and d.attempts = 0${locked}
  )
  select gen_random_uuid(), w.id, 'rates.changed', '{}'
  from webhook w
  join user_account u on u.id = w.user_id and u.suspended_at is null
  where w.stopped_at is null and 'RATES_CHANGED' = any (w.events)
    and not exists (select from waiting where waiting.webhook_id = w.id)
  for key share of w;
  return null;
end $$`;

/**
 * An event that waits is locked until the change that it tells of too can be read: sent before that, it would be the last
 * one, and tell of rates that are gone. One that is being sent at this moment tells of nothing new.
 */
export class LastRates1792161300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tellOfRates({
        first: `
  -- before their events: whoever deletes a webhook locks them in this order
  perform from webhook w where w.stopped_at is null and 'RATES_CHANGED' = any (w.events) for key share;`,
        locked: ' for update skip locked',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(tellOfRates({ first: '', locked: '' }));
  }
}
