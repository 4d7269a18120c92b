import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of before, what had an owner was not new any more, and what stopped a clock was a change of status. */
const SQL = `
alter table enquiry
  add column first_response_kind text,
  add column follow_up_at timestamptz,
  add column lost_reason text;
alter table enquiry_event add column lost_reason text;
update enquiry set first_response_kind = 'STATUS' where first_responded_at is not null;
update enquiry set status = 'ASSIGNED' where status = 'NEW' and assigned_to_id is not null;

create table enquiry_contact (
  id uuid primary key,
  enquiry_id uuid not null references enquiry on delete cascade,
  actor_id uuid references user_account on delete set null,
  kind text not null,
  outcome text not null,
  note text,
  at timestamptz not null,
  created_at timestamptz not null default now()
);
create index enquiry_contact_enquiry_id_at_idx on enquiry_contact (enquiry_id, at);
create index enquiry_contact_actor_id_idx on enquiry_contact (actor_id);

create table enquiry_unlink (
  first_id uuid not null references enquiry on delete cascade,
  second_id uuid not null references enquiry on delete cascade,
  actor_id uuid references user_account on delete set null,
  created_at timestamptz not null default now(),
  primary key (first_id, second_id)
);
create index enquiry_unlink_second_id_idx on enquiry_unlink (second_id);
create index enquiry_email_idx on enquiry (lower(email));

create index enquiry_clock_idx on enquiry (first_response_due_at)
  where first_responded_at is null and status not in ('CONVERTED', 'LOST', 'CLOSED');
create index enquiry_follow_up_idx on enquiry (follow_up_at) where follow_up_at is not null;
create index enquiry_owner_idx on enquiry (assigned_to_id, created_at, id)
  where status not in ('CONVERTED', 'LOST', 'CLOSED');
`;

const OLD_STATUS = (
  column: string,
): string => `case ${column} when 'ASSIGNED' then 'NEW' when 'WAITING' then 'CONTACTED'
  when 'QUALIFIED' then 'CONTACTED' when 'LOST' then 'CLOSED' else ${column} end`;

const BACK = `
drop table enquiry_unlink, enquiry_contact;
drop index enquiry_email_idx, enquiry_clock_idx, enquiry_follow_up_idx, enquiry_owner_idx;
update enquiry set status = ${OLD_STATUS('status')};
update enquiry_event set from_status = ${OLD_STATUS('from_status')}, to_status = ${OLD_STATUS('to_status')};
alter table enquiry_event drop column lost_reason;
alter table enquiry drop column first_response_kind, drop column follow_up_at, drop column lost_reason;
`;

export class EnquiryWork1792001100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
