import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Licences by province take the place of one number. A number that was set is Ontario's; the placeholder is dropped. */
export class Licences1791800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site_settings add column licences jsonb not null default '[]';
      update site_settings
      set licences = jsonb_build_array(jsonb_build_object('province', 'ON', 'number', licence_number))
      where licence_number !~ '^0*( |$)';
      alter table site_settings drop column licence_number;
      -- not every province licenses brokerages, so the sample tagline may not claim it
      update site_settings set tagline = 'Independent mortgage brokers, from coast to coast.'
      where tagline = 'Independent mortgage brokers, licensed coast to coast.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site_settings add column licence_number text not null default '00000 (sample)';
      update site_settings set licence_number = licences -> 0 ->> 'number' where jsonb_array_length(licences) > 0;
      alter table site_settings alter column licence_number drop default;
      alter table site_settings drop column licences;
    `);
  }
}
