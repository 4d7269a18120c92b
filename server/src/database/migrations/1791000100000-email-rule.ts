import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts from before the one rule of email addresses keep their address and sign in with it, but nothing is confirmed
 * by an address that we can't write to: it may look like somebody else's to PostgreSQL. See docs/decisions/0016.
 */
const BREAKS_THE_RULE = `(
  length(email) > 254 or position('..' in email) > 0 or
  email !~ '^[A-Za-z0-9.!#$%&''*+/=?^_\`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?[.])+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$')`;

const SQL = `
update user_account set email_verified_at = null, updated_at = now()
where email_verified_at is not null and ${BREAKS_THE_RULE};

delete from one_time_token where user_id in (select id from user_account where ${BREAKS_THE_RULE});

update mail_message set status = 'void', last_error = 'the address breaks the rule of addresses', updated_at = now()
where status = 'pending' and template in ('verify-email', 'reset-password', 'confirm-change')
  and params ->> 'userId' in (select id::text from user_account where ${BREAKS_THE_RULE});
`;

export class EmailRule1791000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SQL);
  }

  /** No address was changed: there is nothing to put back but what was wrong. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
