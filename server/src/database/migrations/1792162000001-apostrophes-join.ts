import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As `joined` of domain/text/plain-letters takes them */
const APOSTROPHES = `''’‘ʼʻ\`´＇`;

/**
 * O’Brien stood as o and brien, so that `obrien` found nobody. What has an apostrophe stands a second time without it, as
 * `searchWords` of kernel/word-search makes it; a test holds the two together.
 */
const search = (said: string): string => `
create or replace function search_words(said text) returns tsvector
  language sql immutable parallel safe cost 500 set search_path = pg_catalog as $$
  select array_to_tsvector(array(
    select distinct left(word, 60)
    from unnest(string_to_array(
      regexp_replace(
        regexp_replace(
          translate(
            replace(replace(replace(replace(
              lower(regexp_replace(normalize(${said}, nfkd), '[\\u0300-\\u036f]', '', 'g') collate "und-x-icu"),
              'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'),
            'øłđðıħŧŋĸς', 'olddihtnkσ'),
          '[\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff]', ' \\& ', 'g'),
        '[^[:alnum:]]+' collate "und-x-icu", ' ', 'g'),
      ' ')) word
    where word <> ''))
$$;
`;

const JOINED = search(`coalesce(said || coalesce((
                select ' ' || string_agg(translate(part, '${APOSTROPHES}', ''), ' ')
                from unnest(string_to_array(said, ' ')) part where part ~ '[${APOSTROPHES}]'), ''), '')`);
const APART = search(`coalesce(said, '')`);

/** Only the rows that can have other words are looked at, and nobody is told of it. */
const MADE_ANEW = `
reindex index user_account_words_idx;
alter table enquiry disable trigger user;
update enquiry set words = search_words(full_name || ' ' || email || ' ' || coalesce(application_number, ''))
where (full_name || email) ~ '[${APOSTROPHES}]';
alter table enquiry enable trigger user;
alter table blog disable trigger user;
update blog set words = blog_words(title, excerpt, text) where (title || excerpt || text) ~ '[${APOSTROPHES}]';
alter table blog enable trigger user;
`;

export class ApostrophesJoin1792162000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(JOINED + MADE_ANEW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(APART + MADE_ANEW);
  }
}
