import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Renewal reminders, and the day on which the mortgage of who applied comes due. What a letter says is sealed. A schedule
 * reads the day from sealed answers, again whenever they change. Where the office wrote words of consents already, the first
 * ones of this one stand beside them.
 */
const SQL = `
create table renewal_reminder (
  id uuid not null constraint renewal_reminder_pkey primary key,
  user_id uuid,
  email text not null,
  content text not null,
  matures_on date not null,
  remind_on date not null,
  confirmed_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  constraint renewal_reminder_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade
);
create index renewal_reminder_user_id_idx on renewal_reminder (user_id);
create index renewal_reminder_matures_on_idx on renewal_reminder (matures_on, id);
create index renewal_reminder_remind_on_idx on renewal_reminder (remind_on, id) where sent_at is null;

alter table application
  add column present_term_ends_on date,
  add column present_term_read boolean not null default false;
create index application_term_ends_on_idx on application (term_ends_on, id) where term_ends_on is not null;
create index application_present_term_ends_on_idx on application (present_term_ends_on, id)
  where present_term_ends_on is not null;
create index application_present_term_unread_idx on application (id)
  where not present_term_read and kind = 'comprehensive';

create function application_present_term_changed() returns trigger language plpgsql as $$
begin
  new.present_term_read := false;
  return new;
end $$;
create trigger application_present_term_changed before update of content on application
  for each row when (old.content is distinct from new.content) execute function application_present_term_changed();

drop index audit_event_forgotten_idx;
create index audit_event_forgotten_idx on audit_event (action, created_at)
  where action in ('draft.forget', 'retention.forget', 'career.forget', 'rate_watch.forget', 'renewal_reminder.forget');

update site_settings set sections = jsonb_set(sections, '{CONSENTS,texts,RENEWAL_REMINDER}', to_jsonb(
  '{legalName}, {address}, may email me once, 120 days before my mortgage comes due. I can stop it at any time with the link in each email.'::text))
where sections -> 'CONSENTS' -> 'texts' is not null;
`;

const BACK = `
drop trigger application_present_term_changed on application;
drop function application_present_term_changed();
drop index application_term_ends_on_idx;
alter table application drop column present_term_ends_on, drop column present_term_read;
drop table renewal_reminder;
drop index audit_event_forgotten_idx;
create index audit_event_forgotten_idx on audit_event (action, created_at)
  where action in ('draft.forget', 'retention.forget', 'career.forget', 'rate_watch.forget');
update site_settings set sections = sections #- '{CONSENTS,texts,RENEWAL_REMINDER}';
`;

export class Renewals1792120000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(SQL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(BACK);
  }
}
