import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { clean, cleanAgain } from '../support/axe';
import { alreadySignedIn } from '../support/people';
import { expect, hydrated, test } from '../support/test';

const DESKTOP = { width: 1440, height: 900 };
/** What the sample data offers to those who signed in, with no filter. */
const EVERYTHING = /^[23]\d\d rates from 55 lenders$/;
const PHONE = { width: 390, height: 844 };
/** The code of the comparison, by the name that the build gave it */
const { 'src/features/compare/comparison.tsx': { file: COMPARISON } = { file: '' } } = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../client/dist/web/.vite/manifest.json'), 'utf8'),
) as Record<string, { file: string }>;

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Counts how far things moved by themselves, from before the first paint. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

const count = (page: Page) => filters(page).getByRole('status');
const rows = (page: Page) => page.locator('.cmp-table tbody tr');
/** What is listed is what was asked for last. */
const settled = (page: Page): Promise<void> =>
  expect(page.locator('[aria-busy]', { has: page.locator('.cmp-table') })).toHaveAttribute('aria-busy', 'false');
const ranked = (page: Page) => page.locator('#rates li[data-rate]');
const filters = (page: Page) => page.getByRole('search', { name: 'Rates' });

/** The code of the bar comes once somebody turns to it. */
async function turnTo(page: Page): Promise<Locator> {
  const bar = page.getByRole('region', { name: 'Your scenario' });
  await bar.hover();
  await expect(bar).toHaveAttribute('data-hydrated', 'yes');
  return bar;
}

async function openComparison(page: Page, query = ''): Promise<void> {
  await page.goto(`/rates${query}`);
  await expect(count(page)).toContainText('lender');
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('signed out', () => {
  test('a rate says with what it is compared; set once, ranked by the cost to leave, and seen on the other pages', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/rates');
    await hydrated(page);
    await expect(ranked(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Unlock More Rates' })).toHaveAttribute(
      'href',
      '/auth?way=register&for=rates',
    );
    const row = ranked(page).first();
    await expect(row.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(
      row.getByText(/^\d-year (fixed|variable) · (Insured|Insurable|Uninsured|Insured or not)$/),
    ).toBeVisible();
    await expect(row.getByText(/^\d\.\d\d% APR$/)).toBeVisible();
    await expect(row.getByText(/^\$\d,\d{3}$/)).toBeVisible();
    const section = page.locator('#rates');
    await expect(section.getByText(/Updated\s+(today|yesterday) at \d{1,2}:\d\d [ap]\.m\./)).toBeVisible();
    await expect(section.getByText(/Example: \$640,000, 10% down, Ontario/)).toBeVisible();
    await expect(section.getByText(/O\.A\.C\./)).toBeVisible();

    const bar = await turnTo(page);
    await bar.getByLabel('Price', { exact: true }).fill('700000');
    await bar.getByLabel('Down payment', { exact: true }).fill('140000');
    await expect(bar.getByText('Insurable', { exact: true })).toBeVisible();
    await expect(bar.getByText(/^\$560,000\. You put down 20% or more/)).toBeVisible();
    await bar.getByLabel('Province').selectOption('British Columbia');
    await page.getByRole('radio', { name: 'Cheapest to break' }).check({ force: true });
    // no amount is in the address
    await expect(page).toHaveURL(/\/rates\?province=BC&order=cost$/);
    const first = ranked(page).first();
    await expect(first.getByText('Cheapest to break')).toBeVisible();
    await expect(first.getByText(/^Penalty \$\d+,\d{3}/)).toBeVisible();
    const totals = await ranked(page).locator('b.num').allInnerTexts();
    const costs = totals.filter((_, index) => index % 3 === 1).map((text) => Number(text.replace(/[$,]/g, '')));
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    await clean(page);

    await page.getByLabel('You may leave').selectOption('not before the term ends');
    await expect(first.getByText('Cheapest to keep')).toBeVisible();
    await expect(first.getByText(/^No penalty/)).toBeVisible();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' }).click();
    await page.getByRole('link', { name: 'Purchase', exact: true }).click();
    await expect(page.getByLabel('Purchase price')).toHaveValue('700,000');
    await expect(page.getByLabel('Province or territory')).toHaveValue('BC');
    expect(new URL(page.url()).search).toBe('');
    // a calculator says it too
    await page.getByLabel('Purchase price').fill('800000');
    await page.getByLabel('Down payment', { exact: true }).fill('160000');

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    const cards = page.locator('#rates');
    await cards.scrollIntoViewIfNeeded();
    await expect(
      cards.getByText(/mortgage of \$640,000 over 25 years \(\$800,000, 20% down, British Col/),
    ).toBeVisible();
    await expect(cards.getByText(/^\$\d,\d{3}\/mo on \$640K$/).first()).toBeVisible();
    await cleanAgain(page);

    await page.goto('/basic-form?type=new-purchase');
    await expect(page.getByLabel(/^Purchase price/)).toHaveValue('800,000');
    await expect(page.getByLabel(/^Down payment/)).toHaveValue('160,000');

    await page.goto('/comprehensive-form?section=plans');
    await expect(page.getByText('Buying a home, $800,000, 20% down, British Columbia')).toBeVisible();
    await clean(page);
    await page.getByRole('button', { name: 'Start with what you told us' }).click();
    await expect(page.getByLabel('New purchase')).toBeChecked();
  });

  test('a landing page says the scenario and has its figures, and a letter begins with it', async ({ page }) => {
    await page.goto('/mortgage/new-purchase');
    await hydrated(page);
    await expect(page.getByText(/^A sample: a home in Ontario at \$640,000/)).toBeVisible();
    await page.getByText('Add details (optional)').click();
    await page.getByLabel('Price you have in mind').fill('700000');
    await expect(page.getByText(/^With what you told us: a home in Ontario at \$700,000/)).toBeVisible();
    await clean(page);

    await page.goto('/rates');
    await hydrated(page);
    const bar = await turnTo(page);
    await expect(bar.getByLabel('Price', { exact: true })).toHaveValue('700,000');
    await bar.getByLabel('Province').selectOption('British Columbia');
    await page.goto('/mortgage/new-purchase');
    await expect(page.getByText(/a home in British Columbia at \$700,000/)).toBeVisible();
    await page.getByText('Add details (optional)').click();
    await expect(page.getByLabel('Price you have in mind')).toHaveValue('700,000');

    await page.goto('/mortgage/renewal');
    await page.getByText('Add details (optional)').click();
    await page.getByLabel('What you still owe').fill('310000');
    await expect(page.getByText(/^With what you told us: \$310,000 owed/)).toBeVisible();
    await page.goto('/renewal-letter');
    await page.getByLabel('Rate offered').fill('4.79');
    await expect(page.getByLabel('Balance at renewal')).toHaveValue('310,000');
    await expect(page.getByLabel('Province')).toHaveValue('BC');
  });

  test('on a phone the scenario is folded to a line, and opens', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/rates');
    await hydrated(page);
    const bar = await turnTo(page);
    await expect(bar.getByLabel('Price', { exact: true })).toBeHidden();
    await bar.getByRole('button', { name: 'Change' }).click();
    await bar.getByLabel('Price', { exact: true }).fill('100');
    await bar.getByLabel('Price', { exact: true }).blur();
    await expect(bar.getByText('Enter $10,000 to $10,000,000.')).toBeVisible();
    await clean(page);
    expect(await sideways(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sideways(page)).toBe(0);
  });

  test('the page is readable without scripts, with the best rate of each term', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/rates');
    await expect(ranked(page)).toHaveCount(3);
    await expect(
      page.getByRole('row', { name: /^5 years\s+\d\.\d\d% \d\.\d\d% APR \w+ · \$\d,\d{3}\/mo\s+\d\.\d\d%/ }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Compare every lender' })).toBeHidden();
    // what is locked was never sent: neither as rows nor among the answers that the page brings along
    const html = await (await page.request.get('/rates')).text();
    expect(html.match(/data-rate=/g)).toHaveLength(3);
    expect(html.match(/RankedRate\b/g)).toHaveLength(3);
    await context.close();
  });
});

/** Pages are turned, and Back turns them back to where one was. */
async function turnsPages(page: Page): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages of rates' });
  await expect(pages).toContainText(/1 to 25 of \d{3}/);
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText(/26 to 50 of \d{3}/);
  await expect(page).toHaveURL(/\?page=2$/);
  const ask = rows(page).nth(20).getByRole('link', { name: /^Ask/ });
  // the click may scroll too
  await page.evaluate(() =>
    addEventListener('click', () => (document.body.dataset['place'] = String(window.scrollY)), {
      capture: true,
      once: true,
    }),
  );
  await ask.click();
  const place = Number(await page.locator('body').getAttribute('data-place'));
  await expect(page).toHaveURL(/\/basic-form\?bank=.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(pages).toContainText(/26 to 50 of \d{3}/);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(4);
}

/** On a phone the rates are cards, the comparison fits and nothing scrolls sideways. */
async function comparesOnPhone(page: Page): Promise<void> {
  const ticks = page.getByRole('checkbox', { name: /^Compare/ });
  for (const index of [0, 1]) await ticks.nth(index).check();
  await page.locator('.cmp-history').first().click();
  await expect(page.getByRole('slider')).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Compare 2' }).click();
  await expect(page.getByRole('dialog', { name: 'Side by side' })).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Close the comparison' }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sideways(page)).toBe(0);
  await filters(page).getByLabel('Sort by').selectOption('Lender');
  await expect(page).toHaveURL(/sort=lender/);
}

test.describe('signed in', () => {
  test.beforeEach(({ page }) => alreadySignedIn(page));

  test('four rates and every lender, and nothing moves while they come: pages at the desk, cards on a phone', async ({
    page,
  }) => {
    for (const [viewport, then] of [
      [DESKTOP, turnsPages],
      [PHONE, comparesOnPhone],
    ] as const) {
      await page.setViewportSize(viewport);
      const shifts = await watchShifts(page);
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.unrouteAll();
      await page.route('**/graphql', async (route) => {
        const { operationName } = route.request().postDataJSON() as { operationName: string };
        if (operationName === 'RateOffers') await held;
        await route.continue();
      });
      await page.goto('/rates');
      await expect(ranked(page)).toHaveCount(4);
      await expect(page.getByText('Unlock More Rates')).toBeHidden();
      const bones = page.getByTestId('offer-skeleton');
      await expect(bones).toHaveCount(25);
      const section = page.locator('.cmp');
      const before = (await section.boundingBox())?.height ?? 0;
      answer();
      await expect(count(page)).toHaveText(EVERYTHING);
      await expect(bones).toHaveCount(0);
      const after = (await section.boundingBox())?.height ?? 0;
      expect(Math.abs(after - before)).toBeLessThan(12);
      expect(await shifts()).toBeLessThan(0.02);
      expect(await sideways(page)).toBe(0);
      await then(page);
    }
  });

  test('what stands there until the form’s code comes is as high as the form', async ({ page }) => {
    const height = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;
    for (const width of [1440, 900, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      let come: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (come = resolve));
      await page.unrouteAll();
      await page.route(`**/${COMPARISON}`, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/rates');
      // once it is known who is signed in, the server's shape is replaced by another
      const shape = page.locator('.cmp:not(.members) .cmp-bone-form');
      await expect(shape).toBeVisible();
      const before = await height(shape);
      come();
      await expect(count(page)).toHaveText(EVERYTHING);
      const after = await height(page.locator('.cmp-form'));
      expect.soft(Math.abs(after - before), `${after} instead of ${before} at ${width}`).toBeLessThan(12);
    }
  });

  test('what is chosen stands in the address: copied it shows the same, and Back takes it back', async ({ page }) => {
    await openComparison(page);
    await filters(page).getByLabel('Term', { exact: true }).selectOption('5 years');
    await expect(page).toHaveURL(/\?term=5$/);
    await filters(page).getByLabel('Type').selectOption('Fixed');
    await page.getByLabel('Mortgage amount').fill('640000');
    await page.getByLabel('Amortization').selectOption('30 years');
    await page.getByRole('button', { name: 'Payment' }).click();
    await expect(page).toHaveURL(/\?term=5&type=fixed&amount=640000&amortization=30&sort=payment$/);
    const header = page.getByRole('columnheader', { name: 'Payment' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await settled(page);
    const found = await count(page).textContent();
    const first = await rows(page).first().innerText();
    expect(first).toContain('5-year fixed');

    const address = page.url();
    await page.goto(address);
    await expect(count(page)).toHaveText(found ?? '');
    await expect(page.getByLabel('Mortgage amount')).toHaveValue('640,000');
    await settled(page);
    expect(await rows(page).first().innerText()).toBe(first);

    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=-payment$/);
    await page.goBack();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');

    // what else the list says is asserted in client/src/features/compare/comparison.test.tsx
    await filters(page).getByLabel('Term', { exact: true }).selectOption('10 years');
    await filters(page).getByLabel('Type').selectOption('Variable');
    await expect(page.getByText('No lender offers a rate like that today.')).toBeVisible();
    await page.getByLabel('Mortgage amount').fill('900');
    await page.getByLabel('Mortgage amount').blur();
    await expect(page.getByText('Enter $10,000 to $10,000,000.')).toBeVisible();
    await clean(page);
  });

  test('three rates side by side, with the keyboard alone', async ({ page }) => {
    await openComparison(page, '?term=5');
    const ticks = page.getByRole('checkbox', { name: /^Compare/ });
    for (const index of [0, 1, 2]) {
      await ticks.nth(index).focus();
      await page.keyboard.press('Space');
      await expect(ticks.nth(index)).toBeChecked();
    }
    await expect(page.getByText('3 of 3 rates chosen to compare')).toBeAttached();
    const names = await rows(page).locator('th b').allInnerTexts();
    await ticks.nth(3).focus();
    await page.keyboard.press('Space');
    await expect(ticks.nth(3)).not.toBeChecked();
    await expect(ticks.nth(3)).toHaveAccessibleDescription(/Up to 3 rates/);
    await clean(page);

    const tray = page.getByRole('region', { name: 'Rates to compare' });
    await tray.getByRole('button', { name: 'Compare 3' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Side by side' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('columnheader').locator('b')).toHaveText(names.slice(0, 3));
    for (const row of ['Rate', 'Monthly payment', 'Interest over the term', 'Cost over the term, all payments'])
      await expect(dialog.getByRole('rowheader', { name: row, exact: true })).toBeVisible();
    await clean(page);

    const address = page.url();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/view=/);
    await tray
      .getByRole('button', { name: /^Take out/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(tray.getByRole('button', { name: 'Compare 2' })).toBeVisible();

    await page.goto(address);
    await expect(dialog.getByRole('columnheader').locator('b')).toHaveText(names.slice(0, 3));
    await dialog
      .getByRole('link', { name: /^Ask about this rate/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/basic-form\?bank=.+/);
  });
});
