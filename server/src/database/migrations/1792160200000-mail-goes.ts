import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What emails are about, by the parameter that names it. */
const ABOUT: Readonly<Record<string, string>> = {
  application: 'applicationId',
  application_event: 'eventId',
  booking: 'bookingId',
  career_application: 'applicationId',
  co_applicant: 'coApplicantId',
  draft: 'draftId',
  enquiry: 'enquiryId',
  enquiry_email: 'enquiryEmailId',
  lead: 'leadId',
  lender_choice: 'choiceId',
  rate_hold: 'holdId',
  rate_watch: 'watchId',
  rate_watch_notice: 'noticeId',
  renewal_reminder: 'reminderId',
};

const going = (table: string, args: string): string => `
create trigger ${table}_mail_goes after delete on ${table} for each row execute function mail_goes(${args});`;

/**
 * An email keeps the address it went to, so its row goes with what it was about. Of an account only what is sent already: that
 * an address was changed is still told. What was agreed to with a job application no longer says who agreed once that is
 * gone, and the audit no longer says from which network people without an account spoke of an application that is gone: the
 * application's role may not change those rows, and here only in the statement that deletes what they belong to.
 */
const SQL = `
create index mail_message_params_idx on mail_message using gin (params jsonb_path_ops);

create function mail_goes() returns trigger language plpgsql as $$
begin
  delete from mail_message
  where params @> jsonb_build_object(TG_ARGV[0], old.id) and (TG_NARGS = 1 or status <> 'pending');
  return null;
end $$;
${Object.entries(ABOUT)
  .map(([table, param]) => going(table, `'${param}'`))
  .join('')}
${going('user_account', `'userId', 'sent'`)}

create function consents_go() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('brokerage.erasing', 'on', true);
  update consent set user_id = null, email = null, ip = null where source_id = old.id;
  perform set_config('brokerage.erasing', 'off', true);
  return null;
end $$;
create trigger career_application_consents_go after delete on career_application
for each row execute function consents_go();

create function networks_go() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('brokerage.erasing', 'on', true);
  update audit_event set ip = null
  where subject_type = 'application' and subject_id = old.id and actor_id is null and ip is not null;
  perform set_config('brokerage.erasing', 'off', true);
  return null;
end $$;
create trigger application_networks_go after delete on application for each row execute function networks_go();
`;

const BACK = `
drop trigger application_networks_go on application;
drop function networks_go();
drop trigger career_application_consents_go on career_application;
drop function consents_go();
${[...Object.keys(ABOUT), 'user_account'].map((table) => `drop trigger ${table}_mail_goes on ${table};`).join('\n')}
drop function mail_goes();
drop index mail_message_params_idx;
`;

export class MailGoes1792160200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
