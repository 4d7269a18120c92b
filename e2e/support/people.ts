import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

export interface Account {
  role: string;
  email: string;
  password: string;
}

/** The one of the sample people who has this role. */
export function samplePerson(
  role: 'ACCOUNT_HOLDER' | 'MODERATOR' | 'ADMIN',
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Account {
  const file = path.join(dataDir, 'demo-accounts.json');
  const { accounts } = JSON.parse(fs.readFileSync(file, 'utf8')) as { accounts: Account[] };
  const found = accounts.find((account) => account.role === role);
  if (!found) throw new Error(`no ${role} among the sample people`);
  return found;
}

/** The page's browser keeps somebody's session, the account holder's unless another is named, from its first address on. */
export async function alreadySignedIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'> = samplePerson('ACCOUNT_HOLDER'),
): Promise<void> {
  const reply = await fetch(`${process.env.E2E_URL}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await reply.json()) as { data: Record<string, unknown> };
  const session = {
    token: String(data.token),
    role: String(data.role),
    userId: String(data.id),
    name: String(data.name),
    email,
  };
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
}
