import type { MigrationInterface, QueryRunner } from 'typeorm';

const USUAL = (type: string): string => `case when ${type} = 'variable' then 'monthly' else 'semi-annual' end`;
const SAID = (facts: string): string =>
  `jsonb_build_object('compounding', ${USUAL(`${facts} ->> 'type'`)}) || ${facts}`;

/**
 * Compounding becomes a field of the rate. Rates from before get what the product assumed until now; what waits at the
 * desk and what was published says the same, so that both can still be read and put back.
 */
export class RateCompounding1791300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table rate add column compounding text not null default 'semi-annual',
  add constraint rate_compounding_known check (compounding in ('semi-annual', 'monthly'));
update rate set compounding = ${USUAL('type')} where type = 'variable';
update rate_change set facts = ${SAID('facts')} where facts is not null;
update publication_entry
set before = ${SAID('before')}, after = ${SAID('after')}
where before is not null or after is not null;
-- an undo from before holds rates without it, and lasts ten minutes
delete from rate_undo;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rate drop column compounding');
  }
}
