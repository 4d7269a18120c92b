import fs from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(import.meta.dirname, '../src');
/** An address compared with an account's, in SQL */
const BY_ADDRESS = /lower\(u\.email\)\s*=|=\s*\(?\s*(select\s+)?lower\(u\.email\)/i;
/** Where that gives no right to an application, and why */
const KNOWN: Readonly<Record<string, string>> = {
  'modules/users/own-application.sql.ts': 'the claim',
  'modules/people/my-data.service.ts': 'leads and bookings in the export: they have no account',
  'modules/auth/google/google.service.ts': 'a sign-in looks for its account',
  'modules/auth/sessions/session.sql.ts': 'a sign-in looks for its account',
  'modules/auth/tokens/one-time-tokens.ts': 'a token belongs to the address it was sent to',
};

test('no SQL but the claim says by an address whose something is', () => {
  const found = fs
    .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('database/migrations/'))
    .filter((file) => BY_ADDRESS.test(fs.readFileSync(path.join(SOURCE, file), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(KNOWN).sort());
});
