import type { MigrationInterface, QueryRunner } from 'typeorm';

const SOURCES = ['chat', 'second_mortgage', 'private_financing', 'self_employed', 'landing', 'contact', 'realtorquest'];
const listed = (sources: readonly string[]): string => sources.map((source) => `'${source}'`).join(', ');
const checked = (sources: readonly string[]): string => `
  alter table lead drop constraint lead_source_known;
  alter table lead add constraint lead_source_known check (source in (${listed(sources)}));`;

/** A message from an agent's own page says whom it is for. */
export class AgentLeads1792004000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lead add agent_id uuid,
        add constraint lead_agent_id_fkey foreign key (agent_id) references agent (id) on delete set null;
      create index lead_agent_id_idx on lead (agent_id);
      ${checked([...SOURCES, 'agent'])}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from lead where source = 'agent';
      ${checked(SOURCES)}
      alter table lead drop agent_id;
    `);
  }
}
