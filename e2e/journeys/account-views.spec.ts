import type { Locator, Page } from '@playwright/test';
import { clean, expectAccessible } from '../support/axe';
import { alreadySignedIn } from '../support/people';
import { BESIDE_AXE, fitsEveryWidth } from '../support/sideways';
import { expect, goInside, hydrated, test } from '../support/test';

const VIEWS = ['applications', 'calculations', 'liked', 'details', 'security', 'api', 'preferences'] as const;

const nav = (page: Page): Locator => page.getByRole('navigation', { name: 'My account' });

async function open(page: Page, view: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/account?view=${view}`);
  await hydrated(page);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
}

test('each view with something in it has nothing for axe to find, and fits every width (A1)', async ({
  page,
  complaints,
}) => {
  await alreadySignedIn(page);
  await open(page, VIEWS[0]);
  for (const view of VIEWS) {
    await goInside(page, `/account?view=${view}`);
    await expect(nav(page).locator('[aria-current=page]')).toHaveAttribute('href', new RegExp(`view=${view}$`));
    const name = await nav(page).locator('[aria-current=page]').innerText();
    await expect(page).toHaveTitle(new RegExp(`^${name.trim()}, My Account`));
    await settled(page);
    await expectAccessible(page, view);
    await fitsEveryWidth(page, view, BESIDE_AXE);
  }
  expect(complaints).toEqual([]);
});

test('a view opens at its top, from wherever in another one somebody is led there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await alreadySignedIn(page);
  await open(page, 'security');
  const atEnd = (): Promise<void> => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const title = (name: string): Locator => page.getByRole('main').getByRole('heading', { level: 2, name });
  await atEnd();
  await nav(page).getByRole('link', { name: 'My applications' }).click();
  await expect(title('My applications')).toBeInViewport();
  await settled(page);
  await atEnd();
  await page.goBack();
  await expect(title('Security')).toBeInViewport();
});

test('an application says in words how it stands, what comes next by when, and who to call', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await alreadySignedIn(page);
  await open(page, 'applications');
  const sent = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'New purchase' }) });
  await expect(sent.getByText('We have it.')).toBeVisible();
  const progress = sent.getByRole('list', { name: 'Progress' });
  await expect(progress.getByRole('listitem')).toHaveCount(4);
  await expect(progress.locator('[aria-current=step]')).toContainText('Received');
  await expect(sent.getByText(/A broker will reply within 24 hours, by \w+\.? \d+/)).toBeVisible();
  await expect(sent.getByText(/The office of/)).toBeVisible();
  await expect(sent.getByRole('link', { name: /555-0142/ })).toHaveAttribute('href', /^tel:/);

  const review = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Equity takeout' }) });
  await expect(review.locator('[aria-current=step]')).toContainText('In review');
  await expect(review.getByText('A broker is reviewing it.')).toBeVisible();
  // no word of a database anywhere
  await expect(page.getByRole('main')).not.toContainText(/[a-z]_[a-z]|IN_REVIEW|\bNEW\b/);

  await sent.getByRole('button', { name: /^Copy the number MB-/ }).click();
  await expect(sent.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^MB-\d{4}-[0-9A-Z]{8}$/);
});

test('kept payments are compared; what is deleted by mistake comes back', async ({ page }) => {
  await alreadySignedIn(page);
  await open(page, 'calculations');
  await expect(page.getByText('Payments can be compared side by side: tick two or three.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Compare The house on Elm Street' })).toHaveCount(0);
  await expect(page.getByText('$131,755.00')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Compare The plain five-year' }).check();
  await expect(page.getByRole('link', { name: /^Compare these/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Compare With 5,000 more a year' }).check();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compare these 2' }).click();
  await expect(page).toHaveURL(/\/calculator\/compare\?count=2/);
  const [plain, faster] = [page.locator('[id="A.principal"]'), page.locator('[id="B.yearly"]')];
  await expect(plain).toHaveValue('512,000');
  await expect(faster).toHaveValue('5,000');
  await expect(page.getByRole('region', { name: 'Scenarios side by side' })).toContainText('$2,676.60 a month');

  await open(page, 'calculations');
  const house = page.getByRole('link', { name: 'The house on Elm Street' });
  await page.getByRole('button', { name: 'Delete The house on Elm Street' }).click();
  await expect(house).toHaveCount(0);
  await expect(page.getByText('“The house on Elm Street” is deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(house).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the views are reached by keyboard; on a phone the current one is in sight', async ({ page }) => {
  await alreadySignedIn(page);
  await open(page, 'applications');
  await nav(page).getByRole('link', { name: 'My applications' }).focus();
  await page.keyboard.press('Tab');
  await expect(nav(page).getByRole('link', { name: 'Documents' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'My calculations' })).toBeVisible();
  await expect(nav(page).locator('[aria-current=page]')).toHaveText('My calculations');

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'preferences');
  await expect(nav(page).getByRole('link', { name: 'Email and data' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 700 });
  // what a view says whose server is away is asserted in client/src/app/account-page.test.tsx
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('MySessions') ? route.abort() : route.fallback(),
  );
  await open(page, 'security');
  await expect(nav(page).getByRole('link', { name: 'Security' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert')).toContainText('Your devices couldn’t be loaded');
  await clean(page);
});
