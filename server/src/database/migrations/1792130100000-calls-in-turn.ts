import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Two calls that want one time at the same moment each wait, under an exclusion constraint, for what becomes of the other:
 * a deadlock, which the database ends after a second with an error for one of them. Whoever gives a call its time does so
 * in turn; the second then finds the time taken. Times are given a few hundred times a day, each for some milliseconds.
 */
const SQL = `
create function booking_in_turn() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('booking.slot'));
  return new;
end $$;
create trigger booking_in_turn before insert or update of slot, calendar_no on booking
  for each row execute function booking_in_turn();
`;

export class CallsInTurn1792130100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger booking_in_turn on booking; drop function booking_in_turn');
  }
}
