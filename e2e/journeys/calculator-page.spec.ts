import type { Locator, Page } from '@playwright/test';
import { clean } from '../support/axe';
import { onPaper } from '../support/paper';
import { expect, hydrated, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

async function open(page: Page, address: string, size = { width: 1440, height: 900 }): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await page.goto(address);
  await hydrated(page);
}

const bar = (page: Page): Locator => page.locator('.calc-bar');
const big = (page: Page): Locator => page.locator('.calc-big b');
const pageHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('on a phone the answer stays in sight while you type, and makes way for the result', async ({ page }) => {
  await open(page, '/calculator', PHONE);
  const amount = page.getByLabel('Mortgage amount');
  const before = await big(page).innerText();
  await amount.fill('612345');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(big(page)).not.toHaveText(before);
  const payment = await big(page).innerText();
  await expect(bar(page)).toContainText(payment);
  await clean(page);

  const chat = page.getByRole('button', { name: /chat|assistant/i }).first();
  // while somebody types it must not lie on their field
  await expect(chat).toBeHidden();
  await amount.blur();
  await expect(chat).toBeVisible();
  expect(await overlap(bar(page), chat)).toBe(false);
  for (const name of ['Interest rate', 'Payment frequency']) {
    const field = page.getByLabel(name);
    await field.focus();
    expect(await overlap(bar(page), field)).toBe(false);
  }

  await amount.focus();
  await bar(page).getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeFocused();
  await expect(big(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toBeHidden();
  await page.getByText('How we calculate this').scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
});

test('on a phone both columns of a comparison are in sight', async ({ page }) => {
  await open(page, '/calculator/compare', PHONE);
  const table = page.getByRole('region', { name: 'Scenarios side by side' });
  await table.scrollIntoViewIfNeeded();
  for (const name of ['A', 'B']) await expect(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  await expect(
    table
      .getByRole('row', { name: /^Payment/ })
      .getByRole('cell')
      .last(),
  ).toBeInViewport({ ratio: 1 });
});

test('the words on the chart are 13 px at every width, and a field that cannot be read moves nothing', async ({
  page,
}) => {
  await open(page, '/calculator?yearly=10000', { width: 320, height: 800 });
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const labels = page.locator('.calc-drawing :is(i, .calc-year)');
    await expect.poll(() => labels.count()).toBeGreaterThan(6);
    const heights = await labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).fontSize));
    expect(new Set(heights)).toEqual(new Set(['13px']));
  }
  const paidOff = page.locator('.calc-figures > div').filter({ hasText: 'Paid off in' }).locator('dd');
  await expect(page.locator('.calc-chart .calc-note')).toContainText(`It’s paid off in ${await paidOff.innerText()}`);

  // where a field cannot be read its error has its line, and nothing else moves
  const height = await pageHeight(page);
  await page.getByLabel('Mortgage amount').fill('');
  await expect(page.getByText('Last figures, for $500,000')).toBeVisible();
  expect(Math.abs((await pageHeight(page)) - height)).toBeLessThan(100);
  await clean(page);
});

test('on paper the question, the answer, the brokerage and the day are on the first page', async ({ page }) => {
  await open(page, '/calculator?once=5000&onceAfter=2');
  await page.getByLabel('Mortgage amount').fill('612,345');
  await onPaper(page);
  await expect(page.locator('.print-head')).toContainText(/Tamarack.*licence/is);
  await expect(page.locator('.print-head')).toContainText(String(new Date().getFullYear()));
  const inputs = page.locator('.calc-asked');
  for (const said of ['Mortgage amount', '$612,345', 'Amortization', '25 years', 'One lump sum', '$5,000'])
    await expect(inputs).toContainText(said);
  for (const art of ['.site-head', '.site-foot', '.page-head-art', '.calc-ask', '.calc-tabs'])
    await expect(page.locator(art).first()).toBeHidden();
  await expect(page.locator('.calc-table thead th').first()).toHaveCSS('position', 'static');
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  // one page for the scenario, one for twenty-five years
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
});
