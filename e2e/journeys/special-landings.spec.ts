import { expect, hydrated, test } from '../support/test';

test('a second mortgage by keyboard: what is typed before the code came is kept', async ({ page }) => {
  await page.goto('/2ndmortgage');
  await hydrated(page);
  await page.getByLabel('What the home is worth').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('300000');
  await expect(page.getByRole('heading', { name: 'When it’s a bad idea' })).toBeVisible();
  await expect(page.getByText('$260,000 would do')).toBeVisible();
  await expect(page.getByLabel('Owing on the first')).toHaveValue('300,000');
  await page.getByText('Show as a table').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Add a second' })).toBeVisible();
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
    await expect(page.getByText('$315,300')).toBeVisible();
    await expect(page.getByText('T1 General with the business statement')).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
  });
});
