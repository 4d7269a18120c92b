import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An enquiry has what the office reads of it, whatever form it came from: no join per source. A consent names what it was
 * given with, an application or anything else.
 */
const SQL = `
alter table enquiry
  add column source text,
  add column source_id uuid,
  add column bank_id uuid,
  add column phone text,
  add column answers text,
  add constraint enquiry_bank_id_fkey foreign key (bank_id) references bank (id) on delete set null;
update enquiry e
  set source = a.kind || '-application', source_id = a.id, bank_id = a.bank_id, phone = a.phone, answers = a.content
  from application a where a.id = e.application_id;
update enquiry e
  set source = l.source, source_id = l.id, phone = l.phone, answers = l.details
  from lead l where l.id = e.lead_id;
alter table enquiry drop column application_id, drop column lead_id;
create unique index enquiry_source_id_idx on enquiry (source_id);

alter table consent rename column application_id to source_id;
alter index consent_application_id_idx rename to consent_source_id_idx;
`;

const BACK = `
alter index consent_source_id_idx rename to consent_application_id_idx;
alter table consent rename column source_id to application_id;

alter table enquiry
  add column application_id uuid,
  add column lead_id uuid,
  add constraint enquiry_application_id_fkey foreign key (application_id) references application (id) on delete cascade,
  add constraint enquiry_lead_id_fkey foreign key (lead_id) references lead (id) on delete cascade;
update enquiry e set application_id = a.id from application a where a.id = e.source_id;
update enquiry e set lead_id = l.id from lead l where l.id = e.source_id;
create unique index enquiry_application_id_idx on enquiry (application_id);
create unique index enquiry_lead_id_idx on enquiry (lead_id);
alter table enquiry
  drop column source, drop column source_id, drop column bank_id, drop column phone, drop column answers;
`;

export class Intake1792000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
