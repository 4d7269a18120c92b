import type { Platform } from '../../platform/platform.js';
import { accountsFile, keepAccounts, readAccounts, type DemoAccount } from './accounts.js';

const WORDS: Record<DemoAccount['role'], string> = {
  ADMIN: 'administrator',
  MODERATOR: 'moderator',
  ACCOUNT_HOLDER: 'account holder',
};

/** Printed when the site is up: where to look and, with sample data, how to sign in. Passwords are printed once. */
export async function welcome({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<string> {
  const lines = [
    '',
    `  ${config.siteUrl}`,
    `  ${config.siteUrl}/admin      the console`,
    `  ${config.siteUrl}/api/docs   the REST API`,
  ];
  const file = readAccounts(config.dataDir);
  const accounts = file ? await existing(db, file.accounts) : [];
  if (file && accounts.length > 0) {
    lines.push('', `  Sign in at ${config.siteUrl}/auth as`);
    for (const { role, as = WORDS[role], email, password } of accounts) {
      lines.push(`    ${as.padEnd(16)} ${email.padEnd(24)} ${file.shown ? '' : password}`.trimEnd());
    }
    lines.push(`  The passwords are kept in ${accountsFile(config.dataDir)}`);
    if (!file.shown) keepAccounts(config.dataDir, { ...file, shown: true });
  }
  return `${lines.join('\n')}\n\n`;
}

/** The file may be older than the database. */
async function existing(db: Platform['db'], accounts: DemoAccount[]): Promise<DemoAccount[]> {
  const rows = await db.query<{ email: string }[]>('select email from user_account where email = any($1)', [
    accounts.map(({ email }) => email),
  ]);
  return accounts.filter(({ email }) => rows.some((row) => row.email === email));
}
