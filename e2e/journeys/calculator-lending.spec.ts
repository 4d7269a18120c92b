import type { Page } from '@playwright/test';
import { clean } from '../support/axe';
import { expect, hydrated, test } from '../support/test';

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await hydrated(page);
}

const figure = (page: Page, label: string) =>
  page.locator('.calc-figures > div').filter({ hasText: label }).locator('dd');
const OURS = 'rate=3.94&newType=fixed&newCompounding=&term=5';

// 350,000 at 5.29% with 20 years and 12 months left, against 3.94%:
//   monthly rates (1 + 0.0529/2)^(1/6) − 1 = 0.436011% and (1 + 0.0394/2)^(1/6) − 1 = 0.325667%
//   payments 2,355.06 and 2,104.01; interest in 12 months 18,072.14 and 13,468.66: 4,603.48 less
//   penalty: three months 350,000 × 5.29% ÷ 4 = 4,628.75, more than 350,000 × (5.29 − 4.50)% × 12/12 = 2,765.00
//   4,603.48 − 4,628.75 − 500.00 = −525.27
//   at 3.78% the same sum is +20.92, at 3.79% −13.19
test('renewal: breaking now costs $525.27 on the figures the page begins with', async ({ page }) => {
  await open(page, `/calculator/renewal?${OURS}`);
  await expect(page.getByRole('heading', { name: 'Breaking now would cost about' })).toBeVisible();
  await expect(page.locator('.calc-big')).toHaveText(/\$525\s+over 1 year/);
  await expect(page.locator('.calc-sentence')).toHaveText(
    'Breaking now costs no more than waiting at a new rate of 3.78% or lower.',
  );
  await expect(figure(page, 'Waiting: interest')).toHaveText('$18,072.14');
  await expect(figure(page, 'New mortgage: interest')).toHaveText('$13,468.66');
  await expect(figure(page, 'Penalty (estimate)')).toHaveText('$4,628.75');
  await expect(figure(page, 'Extra cost, all in')).toHaveText('$525.27');

  // further out, the answer names what it assumes
  await page.getByLabel(/^Months compared/).fill('60');
  await expect(page.locator('.calc-sentence')).toContainText('This assumes 3.94% once a term ends.');
  await page.getByLabel('Rate once a term ends').fill('5');
  await expect(page.locator('.calc-sentence')).toContainText('This assumes 5.00% once a term ends.');
  await page.getByLabel(/^Months compared/).fill('6');
  await expect(page.getByText('Enter a whole number from 12 to 480.')).toBeVisible();
  await clean(page);
});

// 350,000 over 20 years for 5 years: 4.49% pays 71,447.98 of interest, 3.94% pays 62,466.18: 8,981.80 less
//   8,981.80 − 500.00 costs + 1,000.00 cash-back = 9,481.80; at 4.51% with the cash-back: less than nothing
test('renewal: with the term over, two offers are compared and waiting is no option', async ({ page }) => {
  await open(page, `/calculator/renewal?${OURS}&months=0&lender=4.49&cash=1000`);
  await expect(page.getByRole('heading', { name: 'Switching would save about' })).toBeVisible();
  await expect(page.locator('.calc-big')).toHaveText(/\$9,482\s+over 5 years/);
  await expect(figure(page, 'Saved after all costs')).toHaveText('$9,481.80');
  await expect(figure(page, 'Penalty')).toHaveCount(0);
  await expect(page.getByLabel('Your rate now')).toHaveCount(0);
  await page.getByLabel('New rate', { exact: true }).fill('5.1');
  await expect(page.getByRole('heading', { name: 'Switching would cost about' })).toBeVisible();
  await expect(page.locator('.calc-result').getByText(/waiting/i)).toHaveCount(0);
});

// 400,000 at 4.09%, 24 months left (November 22, 2026 to November 22, 2028)
//   three months: 400,000 × 4.09% ÷ 4 = 4,090.00
//   posted rate: 4.99 − 1.50 = 3.49; 400,000 × (4.09 − 3.49)% × 24/12 = 4,800.00
//   lender's own rate: 400,000 × (4.09 − 3.89)% × 24/12 = 1,600.00
const PENALTY =
  '/calculator/penalty?balance=400000&now=4.09&type=fixed&start=2023-11-22&term=5&date=2026-11-22&method=posted-rate&posted=4.99&discount=1.50&comparison=3.89';
test('penalty: three months against the differential, by both methods', async ({ page }) => {
  await open(page, PENALTY);
  await expect(page.locator('.calc-big b')).toHaveText('$4,800.00');
  await expect(figure(page, 'Months left in the term')).toHaveText('24');
  await expect(figure(page, 'Three months’ interest')).toHaveText('$4,090.00');
  await expect(figure(page, 'Rate yours is compared with')).toHaveText('3.49%');
  await expect(figure(page, 'lender’s own rate')).toHaveText('$1,600.00');
  await page.getByLabel('Method').selectOption('contract-rate');
  await expect(page.locator('.calc-big b')).toHaveText('$4,090.00');
  await expect(page.getByText('Your lender’s exact method is in your contract.')).toBeVisible();
  await page.getByLabel('Rate type').selectOption('variable');
  await expect(page.locator('.calc-sentence')).toHaveText('Three months’ interest, as usual for a variable rate.');
  await expect(page.getByLabel('Method')).toHaveCount(0);
  await clean(page);
});

// a 10-year term from November 2020, paid out on November 20, 2026: 48 months left, the last one begun
//   differential 400,000 × (5.50 − 3.50)% × 48/12 = 32,000.00; three months 400,000 × 5.50% ÷ 4 = 5,500.00
test('penalty: after 5 years of a longer term the Interest Act stops at three months, for people', async ({ page }) => {
  await open(
    page,
    '/calculator/penalty?balance=400000&now=5.5&type=fixed&start=2020-11-02&term=10&date=2026-11-20&method=contract-rate&comparison=3.5',
  );
  await expect(page.locator('.calc-big b')).toHaveText('$5,500.00');
  await expect(page.locator('.calc-sentence')).toContainText('the Interest Act does not let your lender charge more');
  await page.getByLabel('Borrower').selectOption('company');
  await expect(page.locator('.calc-big b')).toHaveText('$32,000.00');
});

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

// 500,000 at 3.94% over 25 years: 2,613.86 a month, 434,813.74 owed after 60 payments
//   over the 20 years left, monthly rates 0.325667%, 0.407573%, 0.489078% and 0.570185% give
//   2,613.86, 2,843.20, 3,082.07 and 3,329.92
test('rate rise: a fixed rate, payment at renewal for 1, 2 and 3 points', async ({ page }) => {
  await open(page, '/calculator/rate-rise?principal=500000&rate=3.94&type=fixed&compounding=&years=25&term=5');
  await expect(page.locator('.calc-big')).toHaveText(/\$3,082\.07\s+a month from renewal/);
  await expect(row(page, 'Rate')).toHaveText('Rate3.94%4.94%5.94%6.94%');
  await expect(row(page, 'Balance')).toContainText('$434,814$434,814$434,814$434,814');
  await expect(row(page, 'Payment')).toContainText('$2,614$2,843$3,082$3,330');
  await expect(row(page, 'Change')).toContainText('$0+$229+$468+$716');
  await expect(figure(page, 'Trigger rate')).toHaveCount(0);
});

// 400,000 at 4% variable, compounding monthly, 2,000 a month whatever the rate
//   trigger: 12 × 2,000 ÷ 400,000 = 6.00%; at 6% each payment is all interest and 400,000.00 is still owed
//   at 7% the interest of the first month is 2,333.33 and the balance grows to 423,864.30 in 60 months
test('rate rise: static payments of a variable rate have a trigger rate', async ({ page }) => {
  await open(
    page,
    '/calculator/rate-rise?principal=400000&rate=4&type=variable&compounding=monthly&years=25&term=5&payments=static&current=2000',
  );
  await expect(figure(page, 'Trigger rate')).toHaveText('6.00%');
  await expect(row(page, 'Balance')).toContainText('$355,801$377,331$400,000$423,864');
  await expect(row(page, 'Payment')).toContainText('$2,156$2,490$2,866$3,286');
  await expect(page.locator('.calc-sentence')).toContainText('At +3 points, what you owe would grow until renewal.');
  await page.getByLabel('Payments of a variable rate').selectOption('adjustable');
  await expect(figure(page, 'Trigger rate')).toHaveCount(0);
  await clean(page);
});

test('the same variable rate costs what its compounding makes of it', async ({ page }) => {
  // 500,000 at 3.99% over 25 years: monthly 2,636.42, semi-annual 2,627.39
  await open(page, '/calculator?principal=500000&rate=3.99&years=25&type=variable&compounding=&term=5');
  await expect(page.locator('.calc-big b')).toHaveText('$2,636.42');
  await page.getByLabel('Compounding').selectOption('semi-annual');
  await expect(page.locator('.calc-big b')).toHaveText('$2,627.39');
  await expect(page).toHaveURL(/compounding=semi-annual/);
  await page.getByLabel('Mortgage amount').fill('999');
  await expect(page.getByText('Enter an amount from $1,000 to $1,000,000,000.')).toBeVisible();
});
