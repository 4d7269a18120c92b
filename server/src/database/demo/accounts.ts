import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RoleName } from '@brokerage/domain/account/roles';

export interface DemoAccount {
  role: RoleName;
  name: string;
  email: string;
  /** What they are where the role does not say it */
  as?: string;
  /** Of those who work here; a 555-01 number belongs to no one */
  phone?: string;
  password: string;
}

interface AccountsFile {
  /** Whether the passwords have been printed */
  shown: boolean;
  accounts: DemoAccount[];
}

const PEOPLE: Omit<DemoAccount, 'password'>[] = [
  { role: 'ADMIN', name: 'Avery Chen', email: 'admin@example.ca', phone: '+19055550168' },
  { role: 'MODERATOR', name: 'Morgan Tremblay', email: 'moderator@example.ca', phone: '+14165550127' },
  { role: 'ACCOUNT_HOLDER', name: 'Jordan Singh', email: 'account@example.ca' },
  { role: 'ACCOUNT_HOLDER', as: 'adviser', name: 'Marie-Ève Roy', email: 'adviser@example.ca' },
];

/** Of those who have a desk */
export const ADVISER_ADDRESSES = PEOPLE.flatMap(({ as, email }) => (as === undefined ? [] : [email]));

/** Easy to read out and type: no letters that look alike */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

export function accountsFile(dataDir: string): string {
  return path.join(dataDir, 'demo-accounts.json');
}

/** The sample people, with new passwords. */
export function makeAccounts(): DemoAccount[] {
  const letter = (): string => LETTERS.charAt(randomInt(LETTERS.length));
  const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return PEOPLE.map((person) => ({ ...person, password: Array.from({ length: GROUPS }, group).join('-') }));
}

export function keepAccounts(dataDir: string, file: AccountsFile): void {
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(accountsFile(dataDir), `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
}

export function readAccounts(dataDir: string): AccountsFile | undefined {
  const file = accountsFile(dataDir);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as AccountsFile) : undefined;
}
