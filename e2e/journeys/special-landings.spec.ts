import { expect, hydrated, test } from '../support/test';

test('a second mortgage: other amounts turn the verdict, the ledger and the house', async ({ page, complaints }) => {
  await page.goto('/2ndmortgage');
  const verdict = page.getByRole('status').filter({ hasText: 'less over' });
  await expect(verdict).toContainText('In this sample the second mortgage costs');
  await expect(page.getByRole('img', { name: /A house drawn to scale/ }).first()).toHaveAccessibleName(
    /\$400,000 first mortgage, \$80,000 second, \$220,000 yours/,
  );
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Rate on the first' }).fill('5.5');
  await expect(verdict).toContainText('With your numbers refinancing costs');
  await expect(page.getByRole('table', { name: 'Adding a second mortgage' })).toContainText(
    'Interest on the first, 5.50%',
  );
  await page.getByLabel('How much you need').fill('150000');
  await expect(page.getByRole('heading', { name: /^What \$150,000 really costs/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /A house drawn to scale/ }).first()).toHaveAccessibleName(
    /\$150,000 second, \$150,000 yours/,
  );

  // past 80% of the value: the words say how much there is, and the last answer stays
  await page.getByLabel('How much you need').fill('200000');
  await expect(page.getByText('Enter at most $160,000, the limit on a home worth $700,000.')).toBeVisible();
  await expect(page.getByLabel('How much you need')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('heading', { name: /^What \$150,000 really costs/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a second mortgage by keyboard: what is typed before the code came is kept', async ({ page }) => {
  await page.goto('/2ndmortgage');
  await hydrated(page);
  await page.getByLabel('What the home is worth').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('300000');
  await expect(page.getByRole('heading', { name: 'When it’s a bad idea' })).toBeVisible();
  await expect(page.getByText('$155,000 would do')).toBeVisible();
  await expect(page.getByLabel('Owing on the first')).toHaveValue('300,000');
  await page.getByText('Show as a table').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Add a second' })).toBeVisible();
});

test('self-employed: the papers follow how one earns, by keyboard too', async ({ page, complaints }) => {
  await page.goto('/self-employed-mortgage');
  await hydrated(page);
  await expect(page.getByText('$313,000')).toBeVisible();
  const own = page.getByRole('tab', { name: 'On my own' });
  await expect(own).toHaveAttribute('aria-selected', 'true');
  await own.focus();
  await expect(async () => {
    await own.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Corporation' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('tabpanel', { name: 'Corporation' })).toContainText('T2 corporate returns');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Commission' })).toContainText('Letter from who pays you');
  await expect(page.getByRole('heading', { name: 'Stated is not invented' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'When we’d say no' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('private financing: a later bank costs what the page says', async ({ page, complaints }) => {
  await page.goto('/private-financing');
  await hydrated(page);
  const cost = page.getByRole('table', { name: 'The private mortgage' });
  await expect(cost).toContainText('$44,968');
  await page.getByRole('textbox', { name: 'Months until a bank takes over' }).fill('18');
  // six more payments of $2,664 and one renewal at 1%
  await expect(cost).toContainText('$64,152');
  await expect(cost).toContainText('Renewals');
  await expect(page.getByRole('img', { name: 'A bridge of 18 months from your home to a bank' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Months until a bank takes over' }).fill('61');
  await expect(page.getByText('Enter a whole number from 1 to 60.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'When we’d say no' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a realtor sends the form and is thanked; Back does not lead to it again', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto('/about');
  await page.goto('/realtorquest-letsconnect');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'What stays with your client' })).toBeVisible();
  await page.getByLabel('Full name').fill('Rita Realtor');
  await page.getByLabel('Phone number').fill('4169671111');
  await page.getByLabel('Email address').fill(`rita@${new URL(product.url).port}.example.org`);
  await page.getByLabel(/A licensed broker may call or email me/).check();
  await page.getByRole('button', { name: 'Connect with a broker' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Good to meet you. Again.' })).toBeVisible();
  await expect(page).toHaveURL(/\/realtorquest-letsconnect\/thankyou$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'On your side of the table' })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a second mortgage is told whole, and has no fields that would do nothing', async ({ page }) => {
    await page.goto('/2ndmortgage');
    await expect(page.getByRole('heading', { level: 1, name: 'Add a floor. Keep the house you built.' })).toBeVisible();
    await expect(page.getByText('In this sample the second mortgage costs')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'When it’s a bad idea' })).toBeVisible();
    await expect(page.getByLabel('How much you need')).toBeHidden();
  });

  test('a return read three ways is there, with the papers of most files', async ({ page }) => {
    await page.goto('/self-employed-mortgage');
    await expect(page.getByText('$358,700')).toBeVisible();
    await expect(page.getByText('T1 General with the business statement')).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
  });
});
