import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which adviser an enquiry came for stands in its own row, so that their desk asks for one column. */
export class EnquiryAgent1792022110000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table enquiry add column agent_id uuid,
        add constraint enquiry_agent_id_fkey foreign key (agent_id) references agent (id) on delete set null;
      create index enquiry_agent_id_idx on enquiry (agent_id) where agent_id is not null;
      update enquiry e set agent_id = l.agent_id from lead l where l.id = e.source_id and l.agent_id is not null;
      update enquiry e set agent_id = b.agent_id from booking b where b.id = e.source_id and b.agent_id is not null;
      update enquiry e set agent_id = a.id from agent a
      where e.agent_id is null
        and a.subdomain = coalesce(e.attribution #>> '{last,agent}', e.attribution #>> '{first,agent}')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table enquiry drop column agent_id');
  }
}
