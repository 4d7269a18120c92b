import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What emails about an account are about, by the parameter that names it. */
const ABOUT: Readonly<Record<string, string>> = {
  api_token: 'tokenId',
  blog_revision: 'revisionId',
  session: 'sessionId',
  webhook: 'webhookId',
};

const OLD = `'draft.forget', 'retention.forget', 'career.forget', 'rate_watch.forget', 'renewal_reminder.forget'`;

const indexOf = (actions: string): string => `
drop index audit_event_forgotten_idx;
create index audit_event_forgotten_idx on audit_event (action, created_at) where action in (${actions});`;

/** What was sent about a sign-in, a key or a post goes with it, and so with the account. A warning that waits is still sent. */
const SQL = `
${Object.entries(ABOUT)
  .map(
    ([table, param]) => `
create trigger ${table}_mail_goes after delete on ${table} for each row execute function mail_goes('${param}', 'sent');`,
  )
  .join('')}
${indexOf(`${OLD}, 'mail.forget'`)}
`;

const BACK = `
${Object.keys(ABOUT)
  .map((table) => `drop trigger ${table}_mail_goes on ${table};`)
  .join('\n')}
${indexOf(OLD)}
`;

export class EmailsOfAccounts1792161600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BACK);
  }
}
