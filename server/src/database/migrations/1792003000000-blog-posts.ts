import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Posts with their versions. `blog` holds what readers see, or the newest text where they see nothing yet; each version is
 * a row of `blog_revision`. Counts are kept in the post's row, and each is changed by the statement that changes its rows.
 * Views and likes change no text: they tell the cache nothing.
 */
const POSTS = `
create table blog_revision (
  id uuid not null constraint blog_revision_pkey primary key,
  blog_id uuid not null,
  no integer not null,
  state text not null,
  title text not null,
  excerpt text not null,
  category text not null,
  tags text[] not null default '{}',
  cover_url text,
  cover_alt text not null default '',
  html text not null,
  text text not null,
  contents jsonb not null default '[]',
  reading_minutes integer not null default 1,
  sanitiser_version integer not null,
  author_id uuid,
  reason text,
  created_at timestamptz not null default now(),
  constraint blog_revision_blog_id_fkey foreign key (blog_id) references blog (id) on delete cascade,
  constraint blog_revision_author_id_fkey foreign key (author_id) references user_account (id) on delete set null
);
create unique index blog_revision_no_idx on blog_revision (blog_id, no);
create index blog_revision_author_id_idx on blog_revision (author_id);

alter table blog
  add author_id uuid,
  add live_revision_id uuid,
  add waiting_revision_id uuid,
  add version integer not null default 1,
  add category text not null default 'rates',
  add tags text[] not null default '{}',
  add cover_url text,
  add cover_alt text not null default '',
  add html text not null default '',
  add text text not null default '',
  add contents jsonb not null default '[]',
  add reading_minutes integer not null default 1,
  add sanitiser_version integer not null default 0,
  add changed_at timestamptz,
  add rejection_reason text,
  add likes integer not null default 0,
  add comments integer not null default 0,
  add views integer not null default 0,
  add constraint blog_author_id_fkey foreign key (author_id) references user_account (id) on delete set null,
  add constraint blog_live_revision_id_fkey foreign key (live_revision_id) references blog_revision (id) on delete set null,
  add constraint blog_waiting_revision_id_fkey foreign key (waiting_revision_id) references blog_revision (id) on delete set null;
create index blog_author_id_idx on blog (author_id);
create index blog_public_idx on blog (published_at, id) where status = 'approved';
create index blog_category_idx on blog (category, published_at, id) where status = 'approved';
create index blog_tags_idx on blog using gin (tags);
create index blog_words_idx on blog using gin (search_words(title || ' ' || excerpt || ' ' || text))
  with (fastupdate = off);
update blog set likes = (select count(*) from blog_like l where l.blog_id = blog.id);

create table blog_slug (
  slug text not null constraint blog_slug_pkey primary key,
  blog_id uuid not null,
  constraint blog_slug_blog_id_fkey foreign key (blog_id) references blog (id) on delete cascade
);
create index blog_slug_blog_id_idx on blog_slug (blog_id);

create table blog_view (
  blog_id uuid not null,
  visitor text not null,
  at timestamptz not null default now(),
  constraint blog_view_pkey primary key (blog_id, visitor),
  constraint blog_view_blog_id_fkey foreign key (blog_id) references blog (id) on delete cascade
);
create index blog_view_at_idx on blog_view (at);

create table blog_comment (
  id uuid not null constraint blog_comment_pkey primary key,
  blog_id uuid not null,
  author_id uuid not null,
  parent_id uuid,
  content text not null,
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_by_id uuid,
  hidden_reason text,
  constraint blog_comment_blog_id_fkey foreign key (blog_id) references blog (id) on delete cascade,
  constraint blog_comment_author_id_fkey foreign key (author_id) references user_account (id) on delete cascade,
  constraint blog_comment_parent_id_fkey foreign key (parent_id) references blog_comment (id) on delete cascade,
  constraint blog_comment_hidden_by_id_fkey foreign key (hidden_by_id) references user_account (id) on delete set null
);
create index blog_comment_shown_idx on blog_comment (blog_id, created_at, id);
create index blog_comment_author_id_idx on blog_comment (author_id);
create index blog_comment_parent_id_idx on blog_comment (parent_id);

-- whatever takes a like or a comment away, an account that goes among it, the post's counts follow
create function blog_like_added() returns trigger language plpgsql as $$
begin
  update blog set likes = likes + n.count from (select blog_id, count(*) from added group by blog_id) n where id = n.blog_id;
  return null;
end $$;
create function blog_like_removed() returns trigger language plpgsql as $$
begin
  update blog set likes = likes - n.count from (select blog_id, count(*) from removed group by blog_id) n where id = n.blog_id;
  return null;
end $$;
create trigger blog_like_added after insert on blog_like referencing new table as added
  for each statement execute function blog_like_added();
create trigger blog_like_removed after delete on blog_like referencing old table as removed
  for each statement execute function blog_like_removed();

create function blog_comment_added() returns trigger language plpgsql as $$
begin
  update blog set comments = comments + n.count
  from (select blog_id, count(*) filter (where hidden_at is null) as count from added group by blog_id) n
  where id = n.blog_id;
  perform pg_notify('cache', 'blogs');
  return null;
end $$;
create function blog_comment_removed() returns trigger language plpgsql as $$
begin
  update blog set comments = comments - n.count
  from (select blog_id, count(*) filter (where hidden_at is null) as count from removed group by blog_id) n
  where id = n.blog_id;
  perform pg_notify('cache', 'blogs');
  return null;
end $$;
create trigger blog_comment_added after insert on blog_comment referencing new table as added
  for each statement execute function blog_comment_added();
create trigger blog_comment_removed after delete on blog_comment referencing old table as removed
  for each statement execute function blog_comment_removed();
-- a comment that is hidden or shown again goes from the old rows to the new ones
create trigger blog_comment_before after update on blog_comment referencing old table as removed
  for each statement execute function blog_comment_removed();
create trigger blog_comment_behind after update on blog_comment referencing new table as added
  for each statement execute function blog_comment_added();

create trigger blog_added after insert or delete on blog for each statement execute function notify_cache('blogs');
create trigger blog_changed
  after update of slug, title, excerpt, status, published_at, author_id, category, tags, cover_url, cover_alt, html on blog
  for each statement execute function notify_cache('blogs');
`;

const UNDONE = `
drop trigger blog_added on blog;
drop trigger blog_changed on blog;
drop trigger blog_like_added on blog_like;
drop trigger blog_like_removed on blog_like;
drop table blog_comment, blog_view, blog_slug;
drop function blog_comment_added(), blog_comment_removed(), blog_like_added(), blog_like_removed();
drop index blog_words_idx;
alter table blog
  drop author_id, drop live_revision_id, drop waiting_revision_id, drop version, drop category, drop tags, drop cover_url,
  drop cover_alt, drop html, drop text, drop contents, drop reading_minutes, drop sanitiser_version, drop changed_at,
  drop rejection_reason, drop likes, drop comments, drop views;
drop index if exists blog_public_idx;
drop table blog_revision;
`;

export class BlogPosts1792003000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(POSTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(UNDONE);
  }
}
