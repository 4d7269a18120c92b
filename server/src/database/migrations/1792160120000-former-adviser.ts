import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The secret address of an adviser's calls ends with their account and with the page that showed them, whoever changes
 * either (docs/decisions/0179). A deleted account is one that the agent has no more. Addresses of those who are hidden
 * already end once.
 */
const SQL = `
create function close_call_feed() returns trigger language plpgsql as $$
begin
  new.feed_no := old.feed_no + 1;
  new.feed_open := false;
  return new;
end $$;
create trigger agent_call_feed_ends before update of user_id, active on agent
  for each row when ((old.user_id is not null and new.user_id is distinct from old.user_id) or (old.active and not new.active))
  execute function close_call_feed();

update agent set feed_no = feed_no + 1, feed_open = false where feed_open and not active;
`;

export class FormerAdviser1792160120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger agent_call_feed_ends on agent; drop function close_call_feed();');
  }
}
