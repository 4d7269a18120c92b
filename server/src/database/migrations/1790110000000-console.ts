import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search by the beginnings of words, and who has seen which notifications. The words are lexemes made by hand: neither
 * an extension, which a hosted database may refuse, nor the text-search parser, which takes numbers and addresses apart.
 */
const CONSOLE = `
-- with a setting of its own it is not taken apart into the query, where its price would be forgotten
create function search_words(said text) returns tsvector
  language sql immutable parallel safe cost 500 set search_path = pg_catalog as $$
  select array_to_tsvector(array_remove(string_to_array(
    regexp_replace(
      translate(lower(coalesce(said, '')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'),
      '[^a-z0-9]+', ' ', 'g'), ' '), ''))
$$;
create index enquiry_words_idx on enquiry
  using gin (search_words(full_name || ' ' || email || ' ' || coalesce(application_number, ''))) with (fastupdate = off);
create index user_account_words_idx on user_account using gin (search_words(name || ' ' || email))
  with (fastupdate = off);

create table notification_seen (
  user_id uuid not null constraint notification_seen_pkey primary key,
  seen_at timestamptz not null default now(),
  constraint notification_seen_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade
);
`;

export class Console1790110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CONSOLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table notification_seen; drop index user_account_words_idx, enquiry_words_idx; drop function search_words',
    );
  }
}
