import { expect, hydrated, signIn, test } from '../support/test';

const SCENARIO = 'value=750000&balance=400000&other=20000&amount=500000&rate=5&penalty=4500&costs=1500';

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
      /Starting rate: \d\.\d\d%( \(APR \d\.\d\d%\))?, \d-year fixed, (insurable|uninsured|any mortgage), from .+, today/,
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
