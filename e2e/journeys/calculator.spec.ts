import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { clean } from '../support/axe';
import { expect, hydrated, signIn, test } from '../support/test';

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await hydrated(page);
}

const figure = (page: Page, label: string) =>
  page.locator('.calc-figures > div').filter({ hasText: label }).locator('dd');
const cents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

test('a phone lists every calculator behind one button, and a wide screen in one row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/calculator');
  const calculators = page.getByRole('navigation', { name: 'Calculators' });
  await expect(calculators.getByRole('link')).toHaveCount(0);
  await calculators.getByText('All calculators').click();
  for (const link of await calculators.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  await clean(page);
  await calculators.getByRole('link', { name: 'Renewal' }).click();
  await expect(page).toHaveURL('/calculator/renewal');
  await expect(calculators.getByRole('link')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(calculators.getByRole('link', { name: 'Renewal' })).toHaveAttribute('aria-current', 'page');
});

test('the address copied to a fresh browser gives the same figures', async ({ page, other }) => {
  await open(page, '/calculator');
  await page.getByLabel('Mortgage amount').fill('612345');
  await page.getByLabel('Interest rate').fill('4.44');
  await page.getByRole('textbox', { name: /^Amortization/ }).fill('22');
  await page.getByLabel('Payment frequency').selectOption('accelerated-bi-weekly');
  await page.getByText('Pay it off sooner').click();
  await page.getByLabel('Lump sum each year').fill('2000');
  await expect(page).toHaveURL(/principal=612345.*rate=4\.44.*yearly=2000/);
  await expect(page.locator('.calc-sentence')).toHaveText(/save \$[\d,]+ of interest .* sooner/);
  const payment = await page.locator('.calc-big b').innerText();
  const saved = await page.locator('.calc-sentence').innerText();
  // replaced, so that Back leads out of the calculator and not through every key
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);

  await other.goto(page.url());
  await hydrated(other);
  await expect(other.locator('.calc-big b')).toHaveText(payment);
  await expect(other.locator('.calc-sentence')).toHaveText(saved);
});

test('the CSV opened and summed is the total shown; a year shows its payments', async ({ page }) => {
  await open(page, '/calculator?frequency=weekly&once=5000&onceAfter=2');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await fs.readFile(await (await download).path(), 'utf8');
  const lines = text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  const sum = (column: number): number => lines.reduce((total, line) => total + cents(line[column] ?? ''), 0);
  expect(sum(3)).toBe(cents(await figure(page, 'Total interest').innerText()));
  expect(sum(1) + sum(2)).toBe(cents(await figure(page, 'Total paid').innerText()));
  expect(lines.at(-1)?.[5]).toBe('0.00');

  await page.getByLabel('Show', { exact: true }).selectOption('2');
  const rows = page.getByRole('region', { name: 'Payments of year 2' }).getByRole('row');
  await expect(rows).toHaveCount(53);
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
  );
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('signed out, save, sign in: it is saved, renamed, opened again and deleted', async ({ page }) => {
  await open(page, '/calculator/purchase?price=750000&down=150000&province=BC');
  const cash = await page.locator('.calc-big b').innerText();
  await page.getByRole('button', { name: 'Sign in to save' }).click();
  await signIn(page);
  await expect(page).toHaveURL(/\/calculator\/purchase\?price=750000/);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await expect(page.locator('.calc-big b')).toHaveText(cash);

  const name = 'A home for $750,000, BC';
  await page
    .getByRole('button', { name: `Rename ${name}` })
    .first()
    .click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('The blue one');
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await clean(page);
  await page.goto('/calculator');
  await page.getByRole('link', { name: 'The blue one' }).click();
  await expect(page.getByLabel('Purchase price')).toHaveValue('750,000');
  await expect(page.locator('.calc-big b')).toHaveText(cash);
  await page.getByRole('button', { name: 'Delete The blue one' }).click();
  await expect(page.getByRole('link', { name: 'The blue one' })).toHaveCount(0);
});

test('the figures go to the basic form, and not into its address', async ({ page }) => {
  await open(page, '/calculator/affordability?income=155000');
  await page.getByRole('button', { name: 'Ask a broker about this' }).click();
  await expect(page).toHaveURL('/basic-form?type=new-purchase');
  await expect(page.getByLabel('New purchase')).toBeChecked();
  await expect(page.getByLabel(/income/i).first()).toHaveValue('155,000');
});
