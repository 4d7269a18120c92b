import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who apply with somebody else, and how their own consent was asked for. */
export class CoApplicants1792000800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table co_applicant (
        id uuid not null constraint co_applicant_pkey primary key,
        application_id uuid not null,
        row_id text not null,
        place integer not null,
        full_name text not null,
        email text,
        email_index text,
        version integer not null default 1,
        mail_id uuid,
        invited_at timestamptz,
        opened_at timestamptz,
        answered_at timestamptz,
        answer text,
        credit_check boolean not null default false,
        text_version text,
        updated_at timestamptz not null default now(),
        constraint co_applicant_application_id_fkey foreign key (application_id) references application (id)
          on delete cascade,
        constraint co_applicant_row_once unique (application_id, row_id),
        constraint co_applicant_answer_known check (answer in ('agreed', 'declined')),
        constraint co_applicant_answer_is_whole check (
          (answer is null) = (answered_at is null) and (answer is null) = (text_version is null))
      );
      create index on co_applicant (email_index) where email_index is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table co_applicant');
  }
}
