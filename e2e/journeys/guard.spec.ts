import { samplePerson } from '../support/people';
import { expect, hydrated, signIn, test } from '../support/test';

test('the guard remembers where one was going, and keeps the office for the office', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, { ...samplePerson('ACCOUNT_HOLDER'), password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await expect(page.getByLabel('Email address')).toHaveValue(samplePerson('ACCOUNT_HOLDER').email);
  await signIn(page, samplePerson('ACCOUNT_HOLDER'));
  await expect(page).toHaveURL(/\/account$/);
  const stored = await page.evaluate(() =>
    ['token', 'role', 'userId', 'name', 'email'].map((key) => localStorage.getItem(key)),
  );
  expect(stored.every(Boolean)).toBe(true);
  expect(stored[1]).toBe('1');

  await page.goto('/admin');
  await expect(page).toHaveURL(/\/unauthorized$/);

  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('.rc').filter({ has: page.getByRole('link', { name: /about/i }) })).toHaveCount(4);
  await expect(page.getByText('Unlock More Rates')).toBeHidden();
});

test('an ended session leads to the sign-in and clears the five keys', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries({
      token: 'x.y.z',
      role: '3',
      userId: 'u',
      name: 'N',
      email: 'e@example.ca',
    }))
      localStorage.setItem(key, value);
  });
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  // the sign-in page is loaded afresh, so that nothing of the ended session stays in memory: the first look may be too early
  const keys = (): Promise<string[] | undefined> =>
    page
      .evaluate(() => ['token', 'role', 'userId', 'name', 'email'].filter((key) => localStorage.getItem(key)))
      .catch(() => undefined);
  await expect.poll(keys).toEqual([]);
});

test('an unknown address is a page that helps, with status 404', async ({ page }) => {
  const answer = await page.goto('/nope');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('the page stands without rates when they cannot be had', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.route('**/graphql**', (route) => route.abort());
  await page.getByRole('link', { name: 'Rates', exact: true }).first().click();
  await expect(page).toHaveURL(/\/rates$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.rc').filter({ hasText: '%' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
