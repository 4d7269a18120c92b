import type { Browser, Locator, Page } from '@playwright/test';
import { MESSAGES_STAY } from './messages';
import { expect, test as base } from './test';
import { provideProduct } from './product';
import { ADMIN, HANG_MS, type RunningServer } from './server';

/** What is done at the desk changes what visitors see: these journeys never share a product with those of visitors. */
export const test = base.extend<object, { product: RunningServer }>({
  product: [async ({}, use) => provideProduct(use), { scope: 'worker', timeout: HANG_MS }],
});

export interface Token {
  token: string;
  id: string;
  role: number;
  name: string;
  email: string;
}

export async function tokenOf(
  url: string,
  { email, password }: { email: string; password: string } = ADMIN,
): Promise<Token> {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await reply.json()) as { data: Token };
  return data;
}

/** Signed in from the first page on, as after a sign-in. */
export async function signedIn(page: Page, { token, id, role, name, email }: Token): Promise<void> {
  await page.addInitScript(
    (keys) => {
      for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
    },
    { token, role: String(role), userId: id, name, email, ...MESSAGES_STAY },
  );
}

/** A browser of its own, with this person in it. */
export async function another(browser: Browser, url: string, person?: Token): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  if (person) await signedIn(page, person);
  return page;
}

export async function desk(page: Page, address = '/admin/rates'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Rates', level: 1 })).toBeVisible();
}

/** The rate cells of the page, in their order. */
export const cellsOf = (page: Page): Locator => page.locator('.rates-table .rate');

export async function query<Data>(url: string, { token }: Token, text: string, variables?: object): Promise<Data> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: text, variables }),
  });
  const { data, errors } = (await reply.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}

/** Nothing waits any more: each journey begins at a quiet desk. */
export const quiet = (url: string, admin: Token): Promise<unknown> =>
  query(url, admin, 'mutation { discardRateChanges { userErrors { message } } }');
