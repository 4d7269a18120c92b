import type { Page } from '@playwright/test';
import { clean, expectPageAccessible, narrow } from '../support/axe';
import { readsChoices } from '../support/choices';
import { bearsLongWords, longWordsOf } from '../support/long-words';
import { labelsCanBeRead, wellMade } from '../support/markup';
import { ACCOUNT_PAGES, PUBLIC_PAGES } from '../support/pages';
import { printsWell } from '../support/paper';
import { alreadySignedIn } from '../support/people';
import { BESIDE_AXE, bearsLargeText, bearsSpacing, fitsEveryWidth, NARROW, sized } from '../support/sideways';
import { alive, expect, hydrated, test, turnTo } from '../support/test';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Buttons, and links that look like buttons, are as high as a thumb needs on the smallest phone, which stays. */
async function expectEasyToPress(page: Page): Promise<void> {
  await sized(page, NARROW);
  const low = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a.btn, button.btn, .burger')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML),
  );
  expect(low).toEqual([]);
}

async function open(page: Page, address: string): Promise<void> {
  // as a phone gets it; the desk follows in the same page
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The browser itself complains of an address that is not there. */
const NOT_THERE = ['/nope', '/agent/nobody-here'];

const FULL = process.env.FULL === '1';

/** A page of each kind that text of twice the size and long words can break in its own way; `npm run test:full` tries all. */
const KINDS: readonly string[] = [
  ...['/', '/rates', '/2ndmortgage', '/private-financing', '/first-time-buyers', '/about', '/contact', '/blogs'],
  ...['/blog/the-stress-test-in-plain-words', '/careers', '/careers/mortgage-agent-toronto', '/calculator/compare'],
  ...['/basic-form', '/agent/avery-chen', '/unauthorized'],
];

for (const [address, name, ofKind] of PUBLIC_PAGES) {
  // a page of a kind that was looked at has the same parts with other words and figures: `npm run test:full`
  if (ofKind === 'another' && !FULL) continue;
  test(`${address}: nothing for axe, every width (A1), easy to read and press (A7), good on paper (A5)`, async ({
    page,
    complaints,
  }) => {
    await open(page, address);
    await expectPageAccessible(page, address);
    await wellMade(page);
    await fitsEveryWidth(page, address, BESIDE_AXE);
    await sized(page, NARROW);
    await bearsSpacing(page, address);
    if (FULL || KINDS.includes(address)) await bearsLargeText(page, address);
    await labelsCanBeRead(page);
    await expectEasyToPress(page);
    await readsChoices(page, address);
    if (!NOT_THERE.includes(address)) expect(complaints).toEqual([]);
    await printsWell(page, address, name);
    if (FULL || KINDS.includes(address)) await bearsLongWords(page, address);
  });
}

test('an account bears text of twice the size, and long words', async ({ page }) => {
  await alreadySignedIn(page);
  for (const [address] of FULL ? ACCOUNT_PAGES : ACCOUNT_PAGES.slice(1, 3)) {
    const bears = longWordsOf(page);
    await open(page, address);
    await bearsLargeText(page, address);
    await bears(address);
  }
});

test('the same page at another address does not scroll sideways at 320, and is easy to press', async ({ page }) => {
  await open(page, '/aboutus');
  await narrow(page);
  await expectEasyToPress(page);
});

test('the title of the sign-in follows its way (A12)', async ({ page, request }) => {
  const served = await (await request.get('/auth?way=register', { headers: { accept: 'text/html' } })).text();
  expect(served).toContain('<title>Create your account |');
  await page.goto('/auth');
  await hydrated(page);
  await expect(page).toHaveTitle(/^Login \|/);
  await page.getByRole('link', { name: 'I’m new here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await expect(page).toHaveTitle(/^Create your account \|/);
  await page.getByRole('link', { name: 'I have an account' }).click();
  await expect(page).toHaveTitle(/^Login \|/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Login \|/);
});

test('the form with its errors shown', async ({ page }) => {
  await page.goto('/basic-form');
  await turnTo(page, alive(page, 'basic-form'));
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectPageAccessible(page);
});

test('the menus open at the desk and on a phone', async ({ page }) => {
  for (const [size, opener] of [
    [DESKTOP, 'About'],
    [PHONE, /menu/i],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('link', { name: 'Careers' }).first()).toBeVisible();
    await clean(page);
  }
});
