import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rate watches, and which publication met which. What somebody owes is sealed. Where the office wrote words of consents
 * already, the first ones of this one stand beside them.
 */
const SQL = `
create table rate_watch (
  id uuid not null constraint rate_watch_pkey primary key,
  user_id uuid,
  email text not null,
  content text not null,
  ends_on date not null,
  confirmed_at timestamptz,
  checked_publication_id uuid,
  met boolean not null default false,
  created_at timestamptz not null default now(),
  constraint rate_watch_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade
);
create index rate_watch_user_id_idx on rate_watch (user_id);

create table rate_watch_notice (
  id uuid not null constraint rate_watch_notice_pkey primary key,
  watch_id uuid not null,
  publication_id uuid not null,
  content text not null,
  created_at timestamptz not null default now(),
  constraint rate_watch_notice_watch_id_fkey foreign key (watch_id) references rate_watch (id) on delete cascade,
  constraint rate_watch_notice_publication_id_fkey foreign key (publication_id) references publication (id) on delete cascade,
  constraint rate_watch_notice_watch_id_publication_id_key unique (watch_id, publication_id)
);
create index rate_watch_notice_publication_id_idx on rate_watch_notice (publication_id);

drop index audit_event_forgotten_idx;
create index audit_event_forgotten_idx on audit_event (action, created_at)
  where action in ('draft.forget', 'retention.forget', 'career.forget', 'rate_watch.forget');

update site_settings set sections = jsonb_set(sections, '{CONSENTS,texts,RATE_WATCH}', to_jsonb(
  '{legalName}, {address}, may email me when my rate watch is met. I can stop it at any time with the link in each email.'::text))
where sections -> 'CONSENTS' -> 'texts' is not null;
`;

const BACK = `
drop table rate_watch_notice;
drop table rate_watch;
drop index audit_event_forgotten_idx;
create index audit_event_forgotten_idx on audit_event (action, created_at)
  where action in ('draft.forget', 'retention.forget', 'career.forget');
update site_settings set sections = sections #- '{CONSENTS,texts,RATE_WATCH}';
`;

export class RateWatches1792024700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(SQL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(BACK);
  }
}
