import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rates that a lender holds for a client, as they were when the office placed the hold. */
const SQL = `
create table rate_hold (
  id uuid not null constraint rate_hold_pkey primary key,
  enquiry_id uuid not null,
  rate_id uuid not null,
  rate_version integer not null,
  bank_name text not null,
  term numeric(4,2) not null,
  type text not null constraint rate_hold_type_known check (type in ('fixed', 'variable')),
  rate numeric(6,4) not null,
  held_until date not null,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  constraint rate_hold_enquiry_id_fkey foreign key (enquiry_id) references enquiry (id) on delete cascade
);
create index rate_hold_enquiry_id_idx on rate_hold (enquiry_id);
create index rate_hold_due_idx on rate_hold (held_until, id) where reminded_at is null;
`;

export class RateHolds1792120100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(SQL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table rate_hold');
  }
}
