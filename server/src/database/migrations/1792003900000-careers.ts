import type { MigrationInterface, QueryRunner } from 'typeorm';

const SQL = `
create table job (
  id uuid primary key,
  slug text not null,
  title text not null,
  department text not null,
  city text,
  province text,
  remote boolean not null default false,
  employment_type text not null,
  locale text not null default 'en',
  description text not null,
  duties text[] not null default '{}',
  requirements text[] not null default '{}',
  compensation text not null,
  compensation_note text,
  pay_from integer,
  pay_to integer,
  pay_unit text,
  licence_required boolean not null default false,
  status text not null default 'DRAFT',
  posted_at timestamptz,
  closes_on date,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint job_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug <> 'apply'),
  constraint job_status_known check (status in ('DRAFT', 'OPEN', 'CLOSED', 'GONE'))
);
create unique index on job (slug);
create index on job (status);
create trigger job_changed after insert or update or delete on job
  for each statement execute function notify_cache('careers');

create table career_application (
  id uuid primary key,
  job_id uuid references job(id) on delete set null,
  job_key text not null,
  full_name text not null,
  email text not null,
  email_index text not null,
  phone text not null,
  answers text not null,
  times integer not null default 1,
  applied_at timestamptz not null default now(),
  replaceable boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index career_application_once on career_application (job_key, email_index) where replaceable;
create index on career_application (job_id);
create index on career_application (applied_at);

create table career_resume (
  id uuid primary key,
  application_id uuid references career_application(id) on delete set null,
  object_key text not null,
  wrapped_key text,
  sha256 text not null,
  bytes integer not null,
  mime text not null,
  name text not null,
  scanned boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index on career_resume (object_key);
create index on career_resume (application_id);
create index on career_resume (updated_at) where application_id is null;
`;

const BACK = `
do $$ begin
  if exists (select from career_resume) then
    raise exception 'there are résumés: their files would be left without the keys that open them';
  end if;
end $$;
drop table career_resume;
drop table career_application;
drop table job;
`;

/** Jobs, who applied for them, and their résumés. The files are in the store, sealed; their keys are here. */
export class Careers1792003900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
