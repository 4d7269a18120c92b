import type { Page } from '@playwright/test';
import { clean, expectAccessible } from '../support/axe';
import { alreadySignedIn, samplePerson } from '../support/people';
import { fitsEveryWidth } from '../support/sideways';
import { expect, hydrated, signIn, test } from '../support/test';

const VIEWS = ['applications', 'calculations', 'liked', 'details', 'security', 'preferences'] as const;

async function open(page: Page, view: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/account?view=${view}`);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
}

/** Calls that ask for this get no answer until the function given back is called. */
async function away(page: Page, operation: string): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes(operation) ? route.abort() : route.fallback(),
  );
  return () => page.unroute('**/graphql');
}

/** A new account, of which the server knows nothing but itself. */
async function newcomer(page: Page, email: string): Promise<void> {
  const person = { name: 'Ada Tremblay', email, phone: '416 967-1111', password: 'violet tram at dawn' };
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201);
  await page.goto('/auth');
  await signIn(page, person);
  await expect(page).toHaveURL(/\/account$/);
}

test('each view with something in it has nothing for axe to find, and fits every width (A1)', async ({
  page,
  complaints,
}) => {
  await alreadySignedIn(page);
  for (const view of VIEWS) {
    await open(page, view);
    await expectAccessible(page, view);
    await fitsEveryWidth(page);
  }
  expect(complaints).toEqual([]);
});

test('a new account learns what each view is for, and what to do', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newcomer(page, 'newcomer@e2e.example.ca');
  for (const [view, title, action, to] of [
    ['applications', 'No applications here yet', 'Apply Now', '/form-selection'],
    ['calculations', 'No calculations here yet', 'Go to the calculator', '/calculator'],
    ['liked', 'No liked posts yet', 'Go to the blog', '/blogs'],
  ] as const) {
    await open(page, view);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main.getByRole('link', { name: action })).toHaveAttribute('href', to);
    await expectAccessible(page);
  }
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

test('a name that could not be kept stays in its field, and is kept at the second try', async ({ page }) => {
  await newcomer(page, 'renamer@e2e.example.ca');
  await page.goto('/calculator?principal=410000');
  await hydrated(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await open(page, 'calculations');
  await page.getByRole('button', { name: /^Rename/ }).click();
  const field = page.getByLabel('Name', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('The cottage');
  const back = await away(page, 'RenameCalculation');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This could not be saved. Please try again.')).toBeVisible();
  await expect(field).toHaveValue('The cottage');
  await expectAccessible(page);
  await back();
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByRole('link', { name: 'The cottage' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename The cottage' })).toBeFocused();

  await away(page, 'DeleteCalculation');
  await page.getByRole('button', { name: 'Delete The cottage' }).click();
  await expect(page.getByText('This could not be deleted. Please try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The cottage' })).toBeVisible();
});

test('each view says that the server is away, and comes with it', async ({ page }) => {
  await alreadySignedIn(page);
  for (const [view, operation, told] of [
    ['applications', 'MyApplications', 'Your applications couldn’t be loaded'],
    ['calculations', 'SavedCalculations', 'Your saved calculations couldn’t be loaded.'],
    ['details', 'MyProfile', 'Your account couldn’t be loaded'],
    ['security', 'MySessions', 'Your devices couldn’t be loaded'],
  ] as const) {
    const back = await away(page, operation);
    await open(page, view);
    await expect(page.getByRole('alert')).toContainText(told);
    await clean(page, view);
    await back();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(told)).toHaveCount(0);
  }
});

test('the views are reached by keyboard; on a phone the current one is in sight', async ({ page }) => {
  await alreadySignedIn(page);
  await open(page, 'applications');
  const nav = page.getByRole('navigation', { name: 'My account' });
  await nav.getByRole('link', { name: 'My applications' }).focus();
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link', { name: 'Documents' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'My calculations' })).toBeVisible();
  await expect(nav.locator('[aria-current=page]')).toHaveText('My calculations');

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'preferences');
  await expect(nav.getByRole('link', { name: 'Email and data' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, 'security');
  await expect(nav.getByRole('link', { name: 'Security' })).toBeInViewport({ ratio: 1 });
});

test('the eye in the field shows what is typed, and says which way it is', async ({ page }) => {
  const { email } = samplePerson('ACCOUNT_HOLDER');
  await page.goto('/auth');
  await hydrated(page);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const eye = page.getByRole('button', { name: 'Show password' });
  await expect(eye).toHaveAttribute('aria-pressed', 'false');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(eye).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  const hide = page.getByRole('button', { name: 'Hide password' });
  await expect(hide).toHaveAttribute('aria-pressed', 'true');
  const box = await hide.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});
