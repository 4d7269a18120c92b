import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every version of each section of the settings, and the sections that have no columns of their own. */
export class SettingsVersions1792005000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table site_settings add sections jsonb not null default '{}';

create table settings_version (
  id uuid not null constraint settings_version_pkey primary key,
  section text not null,
  version integer not null constraint settings_version_positive check (version > 0),
  content jsonb not null,
  author_id uuid,
  restored_version integer,
  created_at timestamptz not null default now(),
  constraint settings_version_section_version_key unique (section, version)
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table settings_version;
alter table site_settings drop sections;
`);
  }
}
