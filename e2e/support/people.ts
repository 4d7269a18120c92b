import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

export interface Account {
  role: string;
  email: string;
  password: string;
}

/** The account holder among the sample people. */
export function accountHolder(): Account {
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'demo-accounts.json');
  const { accounts } = JSON.parse(fs.readFileSync(file, 'utf8')) as { accounts: Account[] };
  const found = accounts.find(({ email }) => email.startsWith('account'));
  if (!found) throw new Error('no account holder among the sample people');
  return found;
}

/** The page's browser keeps the session of the account holder from its first address on. */
export async function alreadySignedIn(page: Page): Promise<void> {
  const { email, password } = accountHolder();
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
