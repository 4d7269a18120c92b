import type { Page } from '@playwright/test';
import { clean } from '../support/axe';
import { expect, hydrated, test } from '../support/test';

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await hydrated(page);
}

const answer = (page: Page) => page.locator('.calc-big b');
const figure = (page: Page, label: string) =>
  page.locator('.calc-figures > div').filter({ hasText: label }).locator('dd');

test('affordability names the amortization as the limit and offers 25 years', async ({ page }) => {
  await open(page, '/calculator/affordability?income=120000&debts=300&down=60000&first=no&rate=3.94&years=30');
  // Without insurance 60,000 is 20% of 300,000: a mortgage of 240,000.
  await expect(answer(page)).toHaveText('$300,000');
  await expect(page.getByText('The 30-year amortization is the limit.')).toBeVisible();
  await expect(figure(page, 'Mortgage on this home')).toHaveText('$240,000.00');
  // 39% of 10,000 a month less 400 tax and 150 heating: 3,350. At 5.94% over 25 years that carries 526,527.15.
  // A home of 570,695: 510,695 and 3.1% of it is 526,526.55; a dollar more is 526,527.58.
  await page.getByRole('button', { name: 'At 25 years: $570,695' }).click();
  await expect(answer(page)).toHaveText('$570,695');
  await expect(figure(page, 'Mortgage on this home')).toHaveText('$526,526.55');
  await expect(page.getByText('Your income is the limit')).toBeVisible();
  await clean(page);
});

test('a new home: GST on closing day, rebated to a first-time buyer', async ({ page }) => {
  await open(page, '/calculator/purchase?price=849000&down=169800&province=BC&new=yes&rate=4');
  // 169,800 down, no transfer tax on a new home in BC, 2,500 of closing costs, 5% GST on 849,000 is 42,450
  await expect(figure(page, 'GST on a new home')).toHaveText('$42,450.00');
  await expect(answer(page)).toHaveText('$214,750.00');
  await page.getByLabel('I am a first-time buyer').check();
  await expect(figure(page, 'GST rebate the builder credits')).toHaveText('−$42,450.00');
  await expect(answer(page)).toHaveText('$172,300.00');
  await expect(page.getByText('We assume your builder credits the rebate')).toBeVisible();
  await page.getByLabel('The builder credits the GST/HST rebate').uncheck();
  await expect(answer(page)).toHaveText('$214,750.00');
  await expect(figure(page, 'Rebate you claim after closing')).toHaveText('$42,450.00');
  // 4,800 and 1,500 a year and 150 a month: 400 + 125 + 150 on top of the payment
  const cents = async (label: string): Promise<number> =>
    Math.round(Number((await figure(page, label).innerText()).replace(/[$,]/g, '')) * 100);
  expect((await cents('Cost of owning a month')) - (await cents('Mortgage a month'))).toBe(67_500);
  await clean(page);
});

test('three units need 10%, a territory has its fees, and Québec says what it assumed', async ({ page }) => {
  await open(page, '/calculator/purchase?price=600000&down=35000&province=YT&rate=4');
  // 350 for the title; 565,000 and 4% of it is 587,600, registered for 200
  await expect(figure(page, 'Land transfer tax or fees')).toHaveText('$550.00');
  await page.getByLabel('Homes in the building').selectOption('3');
  await page.getByRole('button', { name: 'Use $60,000' }).click();
  await expect(figure(page, 'Down payment (10.00%)')).toHaveText('$60,000.00');
  await page.getByLabel('Province').selectOption('QC');
  await page.getByLabel('City').selectOption('');
  // 62,900 at 0.5%, to 315,000 at 1%, to 500,000 at 1.5%: 5,610.50; 100,000 at 3%
  await expect(figure(page, 'Municipal land transfer tax')).toHaveText('$8,610.50');
  await expect(page.getByText('We used the highest the law allows, 3%.')).toBeVisible();
});

test('four down payments on one price, reached from the purchase', async ({ page, complaints }) => {
  await open(page, '/calculator/purchase?price=640000&down=64000&province=ON&rate=4&years=25');
  await page.getByRole('link', { name: 'Compare four down payments on this home' }).click();
  await expect(page).toHaveURL(/\/calculator\/down-payments\?.*price=640000/);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await expect(page.getByRole('columnheader')).toHaveText(['6.09%', '10%', '15%', '20%']);
  // 25,000 and 14,000; then shares of 640,000
  await expect(row('Down payment')).toHaveText(['$39,000', '$64,000', '$96,000', '$128,000']);
  // 601,000 + 4%, 576,000 + 3.1%, 544,000 + 2.8%, and 512,000 without insurance
  await expect(row('Mortgage')).toHaveText(['$625,040', '$593,856', '$559,232', '$512,000']);
  // 9,275 of transfer tax, 2,500 of costs, 8% of the premium: 1,923.20, 1,428.48, 1,218.56
  await expect(row('Cash to close')).toHaveText(['$52,698', '$77,203', '$108,994', '$139,775']);
  await clean(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
});

test('first-time buyers see the rebates and every territory', async ({ page }) => {
  await open(page, '/first-time-buyers');
  await page.getByLabel('Your province or territory').selectOption('NT');
  await page.getByLabel('Price of the home').fill('450000');
  // 22,500 down; 427,500 and 4% of it is 444,600. 450 × 2.00 and 445 × 1.50
  await expect(figure(page, 'Land transfer tax or fees')).toHaveText('$1,567.50');
  await page.getByLabel('The home is newly built').check();
  await expect(figure(page, 'GST on a new home')).toHaveText('$22,500.00');
  await expect(figure(page, 'GST rebate the builder credits')).toHaveText('−$22,500.00');
  await page.getByText('Home Buyers’ Amount').click();
  await expect(page.getByText('Claim $10,000 on your tax return')).toBeVisible();
});
