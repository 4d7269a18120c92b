import type { MigrationInterface, QueryRunner } from 'typeorm';

const SQL = `
create table document_request (
  id uuid primary key,
  application_id uuid not null references application(id) on delete cascade,
  person text not null,
  person_index text,
  code text not null,
  words text,
  state text not null default 'needed',
  reason text,
  note text,
  decided_by_id uuid references user_account(id) on delete set null,
  decided_at timestamptz,
  added_by_id uuid references user_account(id) on delete set null,
  expires_at timestamptz,
  told_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint document_request_state_known
    check (state in ('needed', 'received', 'accepted', 'refused', 'expired', 'waived'))
);
create unique index document_request_code_once on document_request (application_id, person, code) where code <> 'other';
create index on document_request (application_id);
create index on document_request (person_index) where person_index is not null;
create index on document_request (expires_at) where state = 'accepted';

create table document (
  id uuid primary key,
  request_id uuid not null references document_request(id),
  state text not null default 'pending',
  object_key text not null,
  wrapped_key text,
  sha256 text not null,
  bytes integer not null,
  mime text not null,
  name text not null,
  scanned boolean not null default false,
  uploaded_by_id uuid references user_account(id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint document_state_known
    check (state in ('pending', 'scanning', 'clean', 'not_scanned', 'infected', 'refused'))
);
create unique index on document (object_key);
create unique index document_once on document (request_id, sha256) where state not in ('pending', 'infected');
create index on document (created_at) where state = 'pending';
create index on document (request_id);
`;

const BACK = `
do $$ begin
  if exists (select from document) then
    raise exception 'there are documents: their files would be left without the keys that open them';
  end if;
end $$;
drop table document;
drop table document_request;
`;

/** Papers that are asked for, and the files that came. The files are in the store, sealed; their keys are here. */
export class Documents1792000600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
