import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forms that people have begun. The application's role is given its rights after every migration. */
export class Drafts1792000500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table draft (
        id uuid not null constraint draft_pkey primary key,
        user_id uuid not null,
        kind text not null,
        content text,
        content_hash text,
        version integer not null default 1,
        last_step integer not null default 0,
        device text not null,
        previous_content text,
        previous_step integer,
        previous_at timestamptz,
        ended text,
        application_number text,
        announced_at timestamptz,
        updated_at timestamptz not null default now(),
        constraint draft_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade,
        constraint draft_user_id_kind_key unique (user_id, kind),
        constraint draft_kind_known check (kind in ('mortgage', 'comprehensive')),
        constraint draft_ended_known check (ended in ('sent', 'discarded')),
        constraint draft_ended_is_empty check ((ended is null) = (content is not null))
      );
      create index draft_updated_at_idx on draft (updated_at);
      -- most of a row is sealed text, which does not get smaller by trying
      alter table draft alter column content set storage external, alter column previous_content set storage external;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table draft');
  }
}
