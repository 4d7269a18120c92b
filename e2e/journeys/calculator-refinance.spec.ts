import { clean } from '../support/axe';
import { expect, hydrated, signIn, test } from '../support/test';

const SCENARIO = 'value=750000&balance=400000&other=20000&amount=500000&rate=5&penalty=4500&costs=1500';

/*
 * Checked by hand. Home worth $750,000; 80% of it is $600,000.
 * Cash: 500,000 − 400,000 − 20,000 − 4,500 − 1,500 = 74,000. At most: 600,000 − 426,000 = 174,000.
 * Loan to value: 500,000 ÷ 750,000 = 66.67%. Beside it a line of credit of 600,000 − 500,000 = 100,000, under the
 * 65% of the value, 487,500.
 * Payment: 5% twice a year is (1 + 0.025)^(1/6) − 1 = 0.41239155% a month; over 300 months
 * 500,000 × 0.0041239155 ÷ (1 − 1.0041239155^−300) = 2,908.02.
 */
const FIGURES: readonly (readonly [label: string, value: string])[] = [
  ['New mortgage (66.67% of the value)', '$500,000.00'],
  ['Old mortgage', '−$400,000.00'],
  ['Other debts', '−$20,000.00'],
  ['Penalty', '−$4,500.00'],
  ['Costs', '−$1,500.00'],
  ['Cash out', '$74,000.00'],
  ['Most you can borrow (80%)', '$600,000.00'],
  ['Most cash out', '$174,000.00'],
  ['Line of credit beside this mortgage', 'up to $100,000.00'],
];

test('a refinance: cash out, payment and limits', async ({ page, complaints }) => {
  await page.goto(`/calculator/refinance?${SCENARIO}`);
  await hydrated(page);
  await expect(page.locator('.calc-big b')).toHaveText('$74,000.00');
  await expect(page.locator('.calc-sentence')).toHaveText('Then $2,908.02 a month on a mortgage of $500,000.00.');
  for (const [label, value] of FIGURES) {
    const row = page.locator('.calc-figures > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(row.locator('dd')).toHaveText(value);
  }
  await clean(page);
  await page.getByLabel('New mortgage').fill('700000');
  await expect(page.getByText('Enter at most $600,000, the limit on a home worth $750,000.')).toBeVisible();
  await page.getByRole('button', { name: 'Use $600,000' }).click();
  await expect(page.locator('.calc-big b')).toHaveText('$174,000.00');
  await page.getByLabel('New mortgage').fill('');
  await expect(page.locator('.calc-big b')).toHaveText('$174,000.00');
  await page.getByLabel('New mortgage').fill('400000');
  await expect(page.getByRole('heading', { name: 'Cash you’d need to bring' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('it is saved, opens again, and a broker is told', async ({ page }) => {
  await page.goto(`/calculator/refinance?${SCENARIO}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in to save' }).click();
  await signIn(page);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.goto('/calculator');
  await page.getByRole('link', { name: '$500,000 on a home worth $750,000' }).click();
  await expect(page).toHaveURL(/\/calculator\/refinance\?/);
  await expect(page.locator('.calc-big b')).toHaveText('$74,000.00');
  await page.getByRole('button', { name: 'Ask a broker about this' }).click();
  await expect(page).toHaveURL('/basic-form?type=refinance');
  await expect(page.getByLabel('What you still owe')).toHaveValue('400,000');
  await expect(page.getByLabel('Anything else we should know?')).toHaveValue(/Cash in your hands: \$74,000\.00/);
});

test('the figures start from a rate that fits, and say whose it is', async ({ page }) => {
  for (const [address, said] of [
    [
      '/calculator',
      /Starting rate: \d\.\d\d%( \(APR \d\.\d\d%\))?, \d-year fixed, (insurable|any mortgage), from .+, today/,
    ],
    [
      '/calculator/refinance',
      /Starting rate: \d\.\d\d%( \(APR \d\.\d\d%\))?, \d-year fixed, (uninsured|any mortgage), from .+, today/,
    ],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    const line = page.locator('.calc-start');
    await expect(line).toHaveText(said);
    await expect(page.getByLabel('Interest rate')).toHaveValue((await line.locator('b').innerText()).replace('%', ''));
  }
});
