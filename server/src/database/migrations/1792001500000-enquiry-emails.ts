import type { MigrationInterface, QueryRunner } from 'typeorm';

const SQL = `
alter table enquiry add column email_refusal text;

create table enquiry_email (
  id uuid primary key,
  enquiry_id uuid not null references enquiry on delete cascade,
  author_id uuid references user_account on delete set null,
  contact_id uuid not null references enquiry_contact on delete cascade,
  key text not null,
  recipient text not null,
  content text not null,
  state text not null default 'QUEUED',
  refusal text,
  smtp text,
  status_before text,
  status_after text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint enquiry_email_state_known check (state in ('QUEUED', 'DELAYED', 'SENT', 'REFUSED')),
  constraint enquiry_email_refusal_is_whole check (refusal is not null or state in ('QUEUED', 'SENT'))
);
create unique index enquiry_email_enquiry_id_key_idx on enquiry_email (enquiry_id, key);
create unique index enquiry_email_contact_id_idx on enquiry_email (contact_id);
create index enquiry_email_author_id_idx on enquiry_email (author_id);
`;

const BACK = `
drop table enquiry_email;
alter table enquiry drop column email_refusal;
update enquiry_contact set outcome = 'SENT' where outcome = 'NOT_DELIVERED';
`;

export class EnquiryEmails1792001500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
