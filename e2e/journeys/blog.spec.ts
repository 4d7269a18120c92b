import type { Page } from '@playwright/test';
import { clean } from '../support/axe';
import { freshSession, newPerson, signedInOnce } from '../support/people';
import { expect, hydrated, signIn, test } from '../support/test';

const POST = '/blog/the-stress-test-in-plain-words';
const TITLE = 'The stress test, in plain words';

const comment = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
const heart = (page: Page) => page.getByRole('button', { name: /^Like/ });
/** The buttons beside the text */
const rail = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list narrows and turns its pages, and a post is complete', async ({ page }) => {
    await page.goto('/blogs');
    await expect(page.getByRole('heading', { level: 1, name: 'Mortgage news' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    // two of the samples, and what other journeys wrote in this product
    await expect(page.getByText(/^11 to \d+ of \d+$/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').nth(1)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Renewal/ })
      .click();
    await expect(page.getByRole('heading', { name: /articles: Renewal$/ })).toBeVisible();
    await page.goto(POST);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'In this article' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.join()).toContain('"BlogPosting"');
  });
});

test('a search with a typing mistake suggests the word, and the address holds what was asked', async ({ page }) => {
  await page.goto('/blogs');
  await hydrated(page);
  await page.getByRole('searchbox').fill('renewel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await clean(page, 'nothing found');
  await page.getByRole('link', { name: 'renewal', exact: true }).click();
  await expect(page.getByRole('heading', { name: /articles?: “renewal”$/ })).toBeVisible();
  await expect(page).toHaveURL(/\?q=renewal$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: /articles?: “renewal”$/ })).toBeVisible();
});

test('a post that does not exist says so, and its address answers 404', async ({ request }) => {
  const reply = await request.get('/blog/no-such-post', { headers: { accept: 'text/html' } });
  expect(reply.status()).toBe(404);
  expect(await reply.text()).toContain('<h1');
  expect((await request.get('/blog/%20', { headers: { accept: 'text/html' } })).status()).toBe(404);
});

test('somebody signed out is asked to sign in, comes back to the spot, likes and comments', async ({ page }) => {
  const person = await newPerson('Lise Comtois', 'reader.journey@example.ca');
  await page.goto(POST);
  await hydrated(page);
  await page
    .getByRole('region', { name: /comments?$/i })
    .getByRole('link', { name: 'Login' })
    .click();
  await signIn(page, person);
  await expect(page).toHaveURL(`${POST}#comments`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = Number(await heart(page).locator('.num').textContent());
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page)).toContainText(String(before + 1));
  await comment(page).fill('I asked at 120 days, and it worked.');
  await clean(page, 'signed in');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const mine = page.getByRole('listitem').filter({ hasText: 'I asked at 120 days, and it worked.' });
  await expect(mine).toContainText('Lise C.');
  await expect(comment(page)).toHaveValue('');
  await page.reload();
  await hydrated(page);
  await expect(mine).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  // one's own is taken back, not reported
  await mine.getByRole('button', { name: 'Delete your comment' }).click();
  await expect(mine.getByRole('button', { name: /Report/ })).toBeHidden();
  await mine.getByRole('button', { name: 'Keep it' }).click();
  await mine.getByRole('button', { name: 'Delete your comment' }).click();
  await clean(page, 'one’s own comment');
  await mine.getByRole('button', { name: 'Delete it' }).click();
  await expect(mine).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mine).toBeHidden();
  await page.goto('/account?view=liked');
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
});

test('who has not confirmed their address keeps the text and can have the link again', async ({ page, product }) => {
  const person = { email: 'unconfirmed.reader@example.ca', password: 'violet tram at dawn' };
  const reply = await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Una Confirmed', phone: '416 555-0142', ...person }),
  });
  expect(reply.status).toBe(201);
  await signedInOnce(page, await freshSession(person));
  await page.goto(`${POST}#comments`);
  await comment(page).fill('Is the test the same in Alberta?');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Confirm your email address to comment.');
  await expect(comment(page)).toHaveValue('Is the test the same in Alberta?');
  await clean(page, 'unconfirmed');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('The link is on its way.')).toBeVisible();
  await expect(comment(page)).toHaveValue('Is the test the same in Alberta?');
});

test('a live block is drawn by the server and goes on in the browser; on paper there is the article, and nothing to press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/blog/your-renewal-letter-is-an-opening-offer');
  await hydrated(page);
  const main = page.getByRole('main');
  const live = main.getByRole('region', { name: 'Rates today' });
  await live.scrollIntoViewIfNeeded();
  await live.getByRole('link', { name: 'All rates' }).click();
  await expect(page).toHaveURL('/rates');
  await page.goBack();
  await expect(live).toBeVisible();

  await rail(page, 'Print').click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const shown = page.locator('button:visible, nav:visible');
  expect(await shown.count()).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('region', { name: /comments?$/i })).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'What to ask for' })).toBeVisible();
  await expect(live.getByRole('row').first()).toBeVisible();
  await expect(live.locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('what stands below a post comes when somebody is near it, and a press before that is not lost', async ({
  page,
}) => {
  const later: string[] = [];
  const release = { now: (): void => undefined };
  const held = new Promise<void>((resolve) => (release.now = resolve));
  await page.goto(POST);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', async (route) => {
    later.push(route.request().url());
    await held;
    await route.continue();
  });
  const invite = page.getByRole('region', { name: /comments?$/i }).getByRole('link', { name: 'Login' });
  expect(later).toEqual([]);
  await invite.click();
  await expect.poll(() => later.length).toBeGreaterThan(0);
  await expect(page).toHaveURL(POST);
  release.now();
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate(() => sessionStorage.getItem('origin'))).toBe(`${POST}#comments`);
});
