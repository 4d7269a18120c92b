import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Followed when a person, a lender or a version goes: without an index each row that goes reads the whole table. */
const FOLLOWED = [
  ['rate_history', 'actor_id'],
  ['rate_change', 'author_id'],
  ['bank_change', 'author_id'],
  ['publication', 'actor_id'],
  ['application', 'bank_id'],
  ['application_event', 'actor_id'],
  ['enquiry', 'bank_id'],
  ['enquiry', 'assigned_to_id'],
  ['enquiry_event', 'actor_id'],
  ['enquiry_note', 'author_id'],
  ['enquiry_unlink', 'actor_id'],
  ['enquiry_task', 'assignee_id'],
  ['document_request', 'decided_by_id'],
  ['document_request', 'added_by_id'],
  ['document', 'uploaded_by_id'],
  ['answer_change', 'changed_by_id'],
  ['kept_what_if', 'kept_by_id'],
  ['booking', 'agent_id'],
  ['blog', 'live_revision_id'],
  ['blog', 'waiting_revision_id'],
  ['blog_comment', 'hidden_by_id'],
] as const;

const REQUIRED = [['rate_change', 'bank_id']] as const;

/** What the application never writes otherwise. */
const RULES = [
  ['user_account', 'role_known', "role in ('ACCOUNT_HOLDER', 'MODERATOR', 'ADMIN')"],
  ['user_account', 'email_length', 'char_length(email) <= 254'],
  ['enquiry', 'kind_known', "kind in ('APPLICATION', 'LEAD', 'BOOKING', 'CONTACT', 'CAREER')"],
  [
    'enquiry',
    'status_known',
    "status in ('NEW', 'ASSIGNED', 'IN_REVIEW', 'CONTACTED', 'WAITING', 'QUALIFIED', 'CONVERTED', 'LOST', 'CLOSED')",
  ],
  ['enquiry', 'email_length', 'char_length(email) <= 254'],
  ['application', 'email_length', 'char_length(email) <= 254'],
  ['lead', 'email_length', 'char_length(email) <= 254'],
  ['mail_message', 'status_known', "status in ('pending', 'sent', 'failed', 'void')"],
  ['blog', 'status_known', "status in ('draft', 'pending', 'approved', 'rejected', 'archived')"],
  ['blog', 'title_length', 'char_length(title) <= 120'],
  ['blog', 'excerpt_length', 'char_length(excerpt) <= 300'],
  ['blog_comment', 'content_length', 'char_length(content) <= 2000'],
  ['bank', 'name_length', 'char_length(name) <= 80'],
  ['rate', 'notes_length', 'char_length(notes) <= 500'],
  ['reply_template', 'name_length', 'char_length(name) <= 60'],
  ['reply_template', 'subject_length', 'char_length(subject) <= 150'],
  ['reply_template', 'text_length', 'char_length(text) <= 10000'],
] as const;

/**
 * Indexes for foreign keys, two that no query reads taken away, and rules that only the application kept. A row from before
 * that breaks a rule stays until somebody changes it, and the rule then counts as not validated.
 */
export class Catalogue1792008000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of FOLLOWED)
      await runner.query(`create index ${table}_${column}_idx on ${table} (${column}) where ${column} is not null`);
    for (const [table, column] of REQUIRED)
      await runner.query(`create index ${table}_${column}_idx on ${table} (${column})`);
    // the code compares lower(email), and looks for phone numbers among the enquiries
    await runner.query('drop index application_email_idx, application_phone_index_idx');
    for (const [table, rule, holds] of RULES) {
      const name = `${table}_${rule}`;
      await runner.query(`
        alter table ${table} add constraint ${name} check (${holds}) not valid;
        do $$ begin
          if not exists (select from ${table} where not (${holds})) then
            alter table ${table} validate constraint ${name};
          end if;
        end $$`);
    }
    // a link to a network's home page said that the brokerage was the network
    await runner.query(`
      update site_settings set social_links = coalesce((
        select jsonb_agg(link order by place) from jsonb_array_elements(social_links) with ordinality as l (link, place)
        where link->>'url' !~ '^https?://[^/?#]+/*([?#].*)?$'), '[]')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, rule] of RULES) await runner.query(`alter table ${table} drop constraint ${table}_${rule}`);
    await runner.query('create index application_phone_index_idx on application (phone_index)');
    await runner.query('create index application_email_idx on application (email)');
    for (const [table, column] of [...FOLLOWED, ...REQUIRED]) await runner.query(`drop index ${table}_${column}_idx`);
  }
}
