import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts as far as readers' accounts know them, and who likes which. The application's role is given its rights after every migration. */
export class Blogs1790500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table blog (
        id uuid not null constraint blog_pkey primary key,
        slug text not null,
        title text not null,
        excerpt text not null,
        status text not null default 'draft',
        published_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index blog_slug_idx on blog (slug);
      create table blog_like (
        user_id uuid not null,
        blog_id uuid not null,
        created_at timestamptz not null default now(),
        constraint blog_like_pkey primary key (user_id, blog_id),
        constraint blog_like_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade,
        constraint blog_like_blog_id_fkey foreign key (blog_id) references blog (id) on delete cascade
      );
      create index blog_like_blog_id_idx on blog_like (blog_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table blog_like; drop table blog');
  }
}
