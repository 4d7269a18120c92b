import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists of posts cost the same with 2,000 posts and with 200,000. Their numbers are kept by status, category and tag, empty
 * where all are meant; a search compares words that stand in the row, those of the title a second time behind a `~`; and each
 * order of a list is an index.
 */
const LISTS = `
create function blog_words(title text, excerpt text, said text) returns tsvector
  language sql immutable parallel safe cost 1000 set search_path = public, pg_catalog as $$
  select search_words(title || ' ' || excerpt || ' ' || said)
    || array_to_tsvector(array(select '~' || word from unnest(tsvector_to_array(search_words(title))) word))
$$;
drop index blog_words_idx;
alter table blog add words tsvector generated always as (blog_words(title, excerpt, text)) stored;
alter table blog alter words drop expression;
create index blog_words_idx on blog using gin (words) with (fastupdate = off);
create function blog_set_words() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  new.words := blog_words(new.title, new.excerpt, new.text);
  return new;
end $$;
create trigger blog_set_words before insert or update of title, excerpt, text on blog
  for each row execute function blog_set_words();

create index blog_listed_idx on blog (coalesce(published_at, updated_at), id);
create index blog_status_idx on blog (status, coalesce(published_at, updated_at), id);
create index blog_waiting_idx on blog (coalesce(published_at, updated_at), id)
  where status = 'pending' or waiting_revision_id is not null;
create index blog_author_listed_idx on blog (author_id, coalesce(published_at, updated_at), id);

create table blog_total (
  status text not null,
  category text not null,
  tag text not null,
  count integer not null,
  constraint blog_total_pkey primary key (status, category, tag)
);
-- all rows of a change are written by one statement and in one order, so that two who save at the same moment never wait
-- for each other
create function blog_totals_moved() returns trigger language plpgsql set search_path = public, pg_catalog as $$
begin
  insert into blog_total as t (status, category, tag, count)
  select m.status, c, g, sum(m.by)
  from (values (old.status, old.category, old.tags, -1), (new.status, new.category, new.tags, 1)) m (status, category, tags, by),
    unnest(array['', m.category]) c, lateral (select '' union select unnest(m.tags)) tagged (g)
  where m.status is not null
  group by 1, 2, 3 having sum(m.by) <> 0 order by 1, 2, 3
  on conflict on constraint blog_total_pkey do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger blog_totals_came after insert or delete on blog for each row execute function blog_totals_moved();
create trigger blog_totals_moved after update on blog for each row
  when ((old.status, old.category, old.tags) is distinct from (new.status, new.category, new.tags))
  execute function blog_totals_moved();
insert into blog_total (status, category, tag, count)
select b.status, c, g, count(*)
from blog b, unnest(array['', b.category]) c, lateral (select '' union select unnest(b.tags)) tagged (g)
group by 1, 2, 3;
`;

const UNDONE = `
drop trigger blog_totals_came on blog;
drop trigger blog_totals_moved on blog;
drop function blog_totals_moved();
drop table blog_total;
drop index blog_listed_idx, blog_status_idx, blog_waiting_idx, blog_author_listed_idx, blog_words_idx;
drop trigger blog_set_words on blog;
drop function blog_set_words();
alter table blog drop words;
drop function blog_words(text, text, text);
create index blog_words_idx on blog using gin (search_words(title || ' ' || excerpt || ' ' || text))
  with (fastupdate = off);
`;

export class BlogLists1792003501000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LISTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(UNDONE);
  }
}
