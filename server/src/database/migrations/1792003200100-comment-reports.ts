import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments that readers reported. A report is open until a moderator hides the comment or keeps it. */
const REPORTS = `
create table blog_comment_report (
  comment_id uuid not null,
  reporter_id uuid not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  constraint blog_comment_report_pkey primary key (comment_id, reporter_id),
  constraint blog_comment_report_comment_id_fkey foreign key (comment_id) references blog_comment (id) on delete cascade,
  constraint blog_comment_report_reporter_id_fkey foreign key (reporter_id) references user_account (id) on delete cascade
);
create index blog_comment_report_reporter_id_idx on blog_comment_report (reporter_id);
create index blog_comment_report_open_idx on blog_comment_report (comment_id) where resolved_at is null;
create index blog_comment_newest_idx on blog_comment (created_at, id);
`;

export class CommentReports1792003200100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REPORTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table blog_comment_report; drop index blog_comment_newest_idx');
  }
}
