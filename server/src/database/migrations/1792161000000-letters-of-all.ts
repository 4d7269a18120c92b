import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A search knew the accents of French and took every other letter for a space: Nguyễn, Dvořák and 王小明 could not be found by
 * their names. The function makes the words that `searchWords` of kernel/word-search makes of what is asked; a test holds the
 * two together. Letters are read by ICU, since a database may be of the locale C. A word has 60 letters at most: a longer
 * lexeme than 2 kB is refused.
 */
const SQL = `
create or replace function search_words(said text) returns tsvector
  language sql immutable parallel safe cost 500 set search_path = pg_catalog as $$
  select array_to_tsvector(array(
    select distinct left(word, 60)
    from unnest(string_to_array(
      regexp_replace(
        regexp_replace(
          translate(
            replace(replace(replace(replace(
              lower(regexp_replace(normalize(coalesce(said, ''), nfkd), '[\\u0300-\\u036f]', '', 'g') collate "und-x-icu"),
              'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'),
            'øłđðıħŧŋĸς', 'olddihtnkσ'),
          '[\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff]', ' \\& ', 'g'),
        '[^[:alnum:]]+' collate "und-x-icu", ' ', 'g'),
      ' ')) word
    where word <> ''))
$$;
`;

const FRENCH = `
create or replace function search_words(said text) returns tsvector
  language sql immutable parallel safe cost 500 set search_path = pg_catalog as $$
  select array_to_tsvector(array_remove(string_to_array(
    regexp_replace(
      translate(lower(coalesce(said, '')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'),
      '[^a-z0-9]+', ' ', 'g'), ' '), ''))
$$;
`;

/** The list by name: Élodie stands before Zoé, whatever locale the database has. */
const BY_NAME = `
drop index enquiry_name_idx;
create index enquiry_name_idx on enquiry (full_name collate "und-x-icu");
`;
const BY_LETTER = `
drop index enquiry_name_idx;
create index enquiry_name_idx on enquiry (lower(full_name));
`;

/** Only the rows whose words are others now are written, and nobody is told of it. */
const MADE_ANEW = `
reindex index user_account_words_idx;
alter table enquiry disable trigger user;
with made as materialized (
  select id, search_words(full_name || ' ' || email || ' ' || coalesce(application_number, '')) as words from enquiry
)
update enquiry e set words = made.words from made where made.id = e.id and e.words is distinct from made.words;
alter table enquiry enable trigger user;
alter table blog disable trigger user;
with made as materialized (select id, blog_words(title, excerpt, text) as words from blog)
update blog b set words = made.words from made where made.id = b.id and b.words is distinct from made.words;
alter table blog enable trigger user;
`;

export class LettersOfAll1792161000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL + MADE_ANEW + BY_NAME);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(FRENCH + MADE_ANEW + BY_LETTER);
  }
}
