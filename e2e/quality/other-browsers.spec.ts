import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { translate } from '../support/disguises';
import { expect, hydrated, test } from '../support/test';

// docs/browsers.md: the visitor's browser is not ours

/** Takes a function away before any script of the page runs, as in a browser that never had it. */
const without = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((path) => {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<Record<string, unknown>>(
      (object, part) => object[part] as Record<string, unknown>,
      globalThis as unknown as Record<string, unknown>,
    );
    Reflect.deleteProperty(holder, last);
  }, name);

const FULL = process.env.FULL === '1';

/** One of a constructor, one of what lists can do; that each is looked for is asserted in server/src/site/snippets.test.ts. */
const OLDER: readonly (readonly [missing: string, address: string])[] = [
  ['Object.hasOwn', '/'],
  ['Array.prototype.toSorted', '/careers'],
];
const OLDER_STILL: typeof OLDER = [
  ['Array.prototype.at', '/rates'],
  ['Array.prototype.findLast', '/about'],
  ['Array.prototype.toReversed', '/calculator'],
  ['String.prototype.replaceAll', '/blogs'],
  ['structuredClone', '/contact'],
];

for (const [missing, address] of FULL ? [...OLDER, ...OLDER_STILL] : OLDER)
  test(`without ${missing} ${address} stays as the server made it, and its links work`, async ({ page }) => {
    await without(page, missing);
    await page.goto(address);
    await page.mouse.move(200, 200);
    await page.keyboard.press('Tab');
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    await expect(page.locator('html')).not.toHaveAttribute('data-ready', 'yes');
    await page.locator('footer a[href="/rates"], header a[href="/rates"]').first().click();
    await expect(page).toHaveURL(/\/rates$/);
    await expect(page.locator('h1')).toBeVisible();
  });

test('a form that cannot start says so, with the office’s number', async ({ page }) => {
  await without(page, 'Object.hasOwn');
  await page.goto('/basic-form');
  await page.getByLabel('Full name').fill('Ada Tremblay');
  await page.locator('form button[type=submit]').first().click();
  await expect(page.getByRole('alert')).toContainText('call us at');
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Tremblay');
});

test('a start that throws leaves the server’s page', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    // read by the router, outside of every boundary
    Object.defineProperty(History.prototype, 'state', {
      get() {
        throw new Error('an extension broke it');
      },
    });
  });
  await page.goto('/about');
  const isPlain = (): Promise<boolean> => page.evaluate(() => sessionStorage.getItem('plain-until') !== null);
  // the page comes again meanwhile
  await expect.poll(() => isPlain().catch(() => false)).toBe(true);
  await expect(page.locator('h1')).toBeVisible();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
  complaints.length = 0;
});

test('a translated basic form goes on, with what was typed', async ({ page }) => {
  await page.goto('/basic-form');
  await hydrated(page);
  await translate(page);
  await page.locator('#fullName').fill('Ada Tremblay');
  await page.locator('#email').fill('ada@example.ca');
  await page.locator('#phone').fill('4169671111');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/verified/i).first()).toBeVisible();
  await page.locator('#phone').fill('416');
  await page.keyboard.press('Tab');
  await page.locator('form button[type=submit]').first().click();
  await expect(page.locator('.error-summary, [role=alert]').first()).toBeVisible();
  await expect(page.locator('#fullName')).toHaveValue('Ada Tremblay');
});

test('translated calculators, rates and the application go on', async ({ page }) => {
  await page.goto('/calculator');
  await hydrated(page);
  await translate(page);
  const money = page.locator('main input[inputmode=decimal]').first();
  for (const amount of ['500000', '', 'abc', '640000']) {
    await money.fill(amount);
    await page.keyboard.press('Tab');
  }
  await page.locator('main [role=tab], main nav a').nth(1).click();
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/comprehensive-form?section=plans');
  await hydrated(page);
  await translate(page);
  await page.locator('main input[type=radio]').first().check({ force: true });
  await page.goBack();
  await expect(page.locator('h1')).toBeVisible();
});

test('saved answers whose code does not arrive are never called none', async ({ page, complaints }) => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('draft-here:comprehensive', 'yes'));
  // the route stays: one that is taken away lets go of what it is still fetching
  let arrives = false;
  await page.route('**/assets/*.js', async (route) => {
    const reply = await route.fetch();
    if (!arrives && (await reply.text()).includes('keptOnDevice')) await route.abort();
    else await route.fulfill({ response: reply });
  });
  await page.goto('/comprehensive-form');
  await expect(page.getByText('We couldn’t load your saved answers')).toBeVisible();
  await expect(page.getByText('Start here')).toHaveCount(0);
  arrives = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We couldn’t load your saved answers')).toHaveCount(0);
  await expect(page.getByText('Start here')).toBeVisible();
  complaints.length = 0;
});

test('what is built can be read by the browsers of our list', () => {
  const dist = fileURLToPath(new URL('../../client/dist/web/', import.meta.url));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(50);
  // Safari before 16.4 cannot read a file with the first, Safari before 17 one with the second
  const young = /\(\?<[=!]|\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/;
  expect(files.filter((name) => young.test(readFileSync(dist + name, 'utf8')))).toEqual([]);
});
