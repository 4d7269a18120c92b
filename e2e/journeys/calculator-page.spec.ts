import type { Locator, Page } from '@playwright/test';
import { clean } from '../support/axe';
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
  const payment = await big(page).innerText();
  expect(payment).not.toBe(before);
  await expect(bar(page)).toContainText(payment);
  await clean(page);

  const chat = page.getByRole('button', { name: /chat|assistant/i }).first();
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

test('the words on the chart are 12 px at every width, and say what the result says', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await open(page, '/calculator?yearly=10000', { width, height: 800 });
    const labels = page.locator('.calc-drawing :is(i, .calc-year)');
    expect(await labels.count()).toBeGreaterThan(6);
    const heights = await labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).fontSize));
    expect(new Set(heights)).toEqual(new Set(['12px']));
  }
  const paidOff = page.locator('.calc-figures > div').filter({ hasText: 'Paid off in' }).locator('dd');
  await expect(page.locator('.calc-chart .calc-note')).toContainText(`It’s paid off in ${await paidOff.innerText()}`);
});

test('clearing a field keeps the last figures, says what they are for, and marks that field alone', async ({
  page,
}) => {
  await open(page, '/calculator');
  const payment = await big(page).innerText();
  const height = await pageHeight(page);
  await page.getByLabel('Mortgage amount').fill('');
  await expect(page.getByText('Last figures, for $500,000')).toBeVisible();
  await expect(big(page)).toHaveText(payment);
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await expect(page.getByLabel('Mortgage amount')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('heading', { name: 'Amortization schedule' })).toBeVisible();
  // the error has its line, and nothing else moves
  expect(Math.abs((await pageHeight(page)) - height)).toBeLessThan(100);
  await clean(page);
  await page.getByLabel('Mortgage amount').fill('400000');
  await expect(page.getByText('Last figures')).toHaveCount(0);
  await expect(big(page)).not.toHaveText(payment);

  await page.getByLabel('Interest rate').fill('');
  await expect(page.getByText(/^Last figures, for \d\.\d\d%$/)).toBeVisible();
});

test('an insured mortgage that runs too long has both ways out', async ({ page }) => {
  await open(page, '/calculator/purchase?price=640000&down=64000&years=30');
  await expect(
    page.getByText(/longest amortization is 25 years\. First-time buyers and new homes get 30/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Put $128,000 down' }).click();
  await expect(page.getByLabel('Down payment', { exact: true })).toHaveValue('128,000');
  await expect(big(page)).toBeVisible();
  await page.getByLabel('Down payment', { exact: true }).fill('64000');
  await page.getByRole('button', { name: 'Use 25 years' }).click();
  await expect(page.getByRole('textbox', { name: /^Amortization/ })).toHaveValue('25');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

test('on paper the question, the answer, the brokerage and the day are on the first page', async ({ page }) => {
  await open(page, '/calculator?once=5000&onceAfter=2');
  await page.getByLabel('Mortgage amount').fill('612,345');
  await page.emulateMedia({ media: 'print' });
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

test('a saved address that lost the space of its city opens with that city', async ({ page }) => {
  await open(page, '/calculator/purchase?price=640000&down=128000&province=NS&city=NewGlasgow');
  await expect(page.getByLabel('City')).toHaveValue('New Glasgow');
  const cash = await big(page).innerText();
  await page.getByLabel('Purchase price').fill('640,000.00');
  await expect(page).toHaveURL(/price=640000\.00.*city=New\+Glasgow/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('City')).toHaveValue('New Glasgow');
  await expect(big(page)).toHaveText(cash);
  expect(page.url()).not.toMatch(/=(&|$)/);
});

test('a broker is told the figures of each calculator, and you see them first', async ({ page }) => {
  for (const [address, told] of [
    ['/calculator?principal=512345', 'Mortgage amount: $512,345'],
    ['/calculator/purchase?price=712345&down=150000', 'Purchase price: $712,345'],
    ['/calculator/affordability?income=155000', 'Household income before tax: $155,000'],
    ['/calculator/renewal?balance=312345', '$312,345'],
    ['/calculator/compare?A.principal=412345', 'Scenario A\nMortgage amount: $412,345'],
  ] as const) {
    await open(page, address);
    await page.getByRole('button', { name: 'Ask a broker about this' }).click();
    await expect(page).toHaveURL(/\/basic-form\?type=[a-z-]+$/);
    await expect(page.getByLabel('Anything else we should know?')).toHaveValue(new RegExp(told.replace(/[$]/g, '\\$')));
  }
});
