import { samplePerson } from '../support/people';
import { alive, expect, hydrated, signIn, test, turnTo } from '../support/test';

declare global {
  interface Window {
    /** How much of the page jumped, as the browser counts it. */
    moved: number;
  }
}

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
  await expect(page.locator('.bank-card').filter({ has: page.getByRole('link', { name: /about/i }) })).toHaveCount(4);
  await expect(page.getByText('Unlock More Rates')).toBeHidden();
});

test('an ended session leads to the sign-in and clears the five keys', async ({ page }) => {
  // an address of the site that loads nothing
  await page.goto('/robots.txt');
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

test('the office and the account lead a visitor to the sign-in without a jump', async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // once more with everything cached: frames are seen that a first visit does not draw
  for (const address of ['/account', '/admin', '/account']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await turnTo(page, alive(page, 'sign-in'));
    const moved = await page.evaluate(() => window.moved);
    expect(moved, address).toBeLessThan(0.02);
  }
});

test('pages of one person have a footer of one line, public ones the whole', async ({ page }) => {
  await page.goto('/auth');
  await hydrated(page);
  await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Services' })).toBeVisible();
  await signIn(page, samplePerson('ACCOUNT_HOLDER'));
  await expect(page).toHaveURL(/\/account$/);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Services' })).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
  expect((await footer.boundingBox())?.height).toBeLessThan(80);
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Services' })).toBeVisible();
});

test('Unlock More Rates opens the registration and comes back to the comparison', async ({ page, request }) => {
  const { data } = (await (
    await request.post('/graphql', { data: { query: '{ rateCounts { rates lenders } }' } })
  ).json()) as {
    data: { rateCounts: { rates: number; lenders: number } };
  };
  const { rates, lenders } = data.rateCounts;
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: `${rates} rates from ${lenders} lenders` })).toBeVisible();
  await page.getByRole('link', { name: 'Unlock More Rates' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText(`See all ${rates} rates from ${lenders} lenders.`)).toBeVisible();
  await page.getByRole('link', { name: 'I have an account' }).click();
  await signIn(page, samplePerson('ACCOUNT_HOLDER'));
  await expect(page).toHaveURL(/\/rates#compare$/);
  await expect(page.getByRole('heading', { name: 'Compare every lender' })).toBeInViewport();
  await expect(page.getByText(new RegExp(`\\b${rates} rates`))).toBeVisible();
});
