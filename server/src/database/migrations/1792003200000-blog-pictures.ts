import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that were uploaded for posts. */
const PICTURES = `
create table blog_picture (
  id uuid not null constraint blog_picture_pkey primary key,
  width integer not null,
  height integer not null,
  uploaded_by_id uuid,
  created_at timestamptz not null default now(),
  constraint blog_picture_uploaded_by_id_fkey foreign key (uploaded_by_id) references user_account (id) on delete set null
);
create index blog_picture_uploaded_by_id_idx on blog_picture (uploaded_by_id);
create index blog_picture_created_at_idx on blog_picture (created_at);
`;

export class BlogPictures1792003200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PICTURES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table blog_picture');
  }
}
