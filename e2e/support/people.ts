import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { linksTo } from './emails';
import { MESSAGES_STAY } from './messages';
import { theProduct } from './product';

export interface Account {
  role: string;
  email: string;
  password: string;
}

/** The one of the sample people who has this role. */
export function samplePerson(role: 'ACCOUNT_HOLDER' | 'MODERATOR' | 'ADMIN', dataDir = theProduct().dataDir): Account {
  const file = path.join(dataDir, 'demo-accounts.json');
  const { accounts } = JSON.parse(fs.readFileSync(file, 'utf8')) as { accounts: Account[] };
  const found = accounts.find((account) => account.role === role);
  if (!found) throw new Error(`no ${role} among the sample people`);
  return found;
}

/** The sample adviser who has an account. */
export function sampleAdviser(): Account {
  const { accounts } = JSON.parse(fs.readFileSync(path.join(theProduct().dataDir, 'demo-accounts.json'), 'utf8')) as {
    accounts: (Account & { as?: string })[];
  };
  const found = accounts.find(({ as }) => as === 'adviser');
  if (!found) throw new Error('no adviser among the sample people');
  return found;
}

type Credentials = Pick<Account, 'email' | 'password'>;

export interface Person extends Credentials {
  name: string;
}

/** A new account holder who has confirmed their address, for what others must not find with the sample people. */
export async function newPerson(name: string, email: string): Promise<Person> {
  const person = { name, email, phone: '416 555-0142', password: 'violet tram at dawn' };
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${theProduct().url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('/api/auth/register', person)).status).toBe(201);
  const [link = ''] = await linksTo(email, 'Confirm your email address');
  const token = new URL(link).hash.slice('#token='.length);
  expect((await post('/api/auth/verify-email', { token })).status).toBe(200);
  return person;
}

/** What the browser keeps of a session. */
export type Session = Record<'token' | 'role' | 'userId' | 'name' | 'email', string>;

/** A session that begins now, and that the test may end. */
export async function freshSession({ email, password }: Credentials): Promise<Session> {
  const reply = await fetch(`${theProduct().url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await reply.json()) as { data: Record<string, unknown> };
  return {
    token: String(data.token),
    role: String(data.role),
    userId: String(data.id),
    name: String(data.name),
    email,
  };
}

/** One session for each person and product of this worker: a password takes the server a while to check. */
const sessions = new Map<string, Promise<Session>>();

/** The session that this worker's tests share. */
export function keptSession(person: Credentials): Promise<Session> {
  const key = `${theProduct().url} ${person.email}`;
  const session = sessions.get(key) ?? freshSession(person);
  sessions.set(key, session);
  return session;
}

/**
 * The page's browser keeps somebody's session, the account holder's unless another is named, from its first address on.
 * Tests of a worker share it: one that ends a session takes a `freshSession`.
 */
export async function alreadySignedIn(page: Page, person: Credentials = samplePerson('ACCOUNT_HOLDER')): Promise<void> {
  const kept = { ...(await keptSession(person)), ...MESSAGES_STAY };
  await page.addInitScript((all) => {
    // a frame in the page, such as a paper's preview, may be gone before this runs: then it has no storage
    if (window !== window.top) return;
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, kept);
}

/** Signed in as by the form, once: what the browser keeps changes from here on as it does for anybody. */
export async function signedInOnce(page: Page, session: Session): Promise<void> {
  // an address of the site that loads nothing
  await page.goto('/robots.txt');
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  }, session);
}
