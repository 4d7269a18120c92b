import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leads: who asked to be called, and what they said. The application's role is given its rights after every migration. */
export class Leads1790400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lead (
        id uuid not null constraint lead_pkey primary key,
        source text not null,
        full_name text not null,
        email text not null,
        phone text not null,
        details text not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      alter table enquiry
        add column lead_id uuid,
        add constraint enquiry_lead_id_fkey foreign key (lead_id) references lead (id) on delete cascade;
      create unique index enquiry_lead_id_idx on enquiry (lead_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table enquiry drop column lead_id; drop table lead');
  }
}
