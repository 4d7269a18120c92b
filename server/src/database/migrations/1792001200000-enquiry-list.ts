import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each order of the inbox has an index, so that a page begins right after the row before it. */
const SQL = `
drop index enquiry_clock_idx, enquiry_follow_up_idx, enquiry_owner_idx, enquiry_status_created_at_idx;
create index enquiry_clock_idx on enquiry (first_response_due_at, id)
  where first_responded_at is null and status not in ('CONVERTED', 'LOST', 'CLOSED');
create index enquiry_follow_up_idx on enquiry (follow_up_at, id) where follow_up_at is not null;
create index enquiry_owner_idx on enquiry (assigned_to_id, created_at, id)
  where status not in ('CONVERTED', 'LOST', 'CLOSED') or follow_up_at is not null;
create index enquiry_status_idx on enquiry (status, created_at, id);
create index enquiry_kind_idx on enquiry (kind, created_at, id);
create index enquiry_name_idx on enquiry (lower(full_name));
`;

const BACK = `
drop index enquiry_clock_idx, enquiry_follow_up_idx, enquiry_owner_idx, enquiry_status_idx, enquiry_kind_idx, enquiry_name_idx;
create index enquiry_clock_idx on enquiry (first_response_due_at)
  where first_responded_at is null and status not in ('CONVERTED', 'LOST', 'CLOSED');
create index enquiry_follow_up_idx on enquiry (follow_up_at) where follow_up_at is not null;
create index enquiry_owner_idx on enquiry (assigned_to_id, created_at, id)
  where status not in ('CONVERTED', 'LOST', 'CLOSED');
create index enquiry_status_created_at_idx on enquiry (status, created_at);
`;

export class EnquiryList1792001200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
