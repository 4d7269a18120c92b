import type { Page } from '@playwright/test';
import { clean, cleanInTheDark, expectAccessible } from '../support/axe';
import { callBlog } from '../support/blog';
import { alreadySignedIn, samplePerson } from '../support/people';
import { theProduct } from '../support/product';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

/** Names of this run alone: repeated runs share a product. */
const run = (): string => 'abcdefghijklmnop'[test.info().repeatEachIndex] ?? '';

const MODERATOR = (): { email: string; password: string } => samplePerson('MODERATOR');
const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved \d/ })).toBeVisible();

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a moderator writes a post and hands it in, an administrator approves it, and readers see it', async ({
  page,
  context,
  browser,
  other,
}) => {
  // written, looked at in both themes and widths, handed in, approved and read
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = `Porting a mortgage ${run()}`;
  await alreadySignedIn(page, MODERATOR());
  await page.goto('/blogs-add');
  await hydrated(page);
  await page.getByLabel('Title').fill(title);
  await text(page).click();
  await page.keyboard.type('Ask before you list.');
  await expect(page.getByRole('status').filter({ hasText: 'Kept in this tab' })).toBeVisible();
  // what is refused is marked, and whoever pressed is led to it
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByRole('button', { name: /Category/ })).toBeFocused();
  await expect(page.getByText('Choose one of the categories.')).toBeVisible();
  await choose(page, 'Category', 'Renewal');
  await expect(page.getByText('Choose one of the categories.')).toHaveCount(0);
  await saved(page);
  await expect(page).toHaveURL(/\/blogs-form\//);

  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  // the toolbar by the keyboard alone
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('What to ask');
  await page.keyboard.press('Enter');
  await tool(page, 'Bullet list').click();
  await page.keyboard.type('The days you have');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The cost of a top-up');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // with nothing selected Ctrl K is the search, as everywhere
  await tool(page, 'Link').click();
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByRole('searchbox').fill('stress test');
  await clean(page, 'the choice of a link');
  await dialog.getByRole('button', { name: /The stress test, in plain words/ }).click();
  await page.keyboard.press('Enter');
  await tool(page, 'Call-out').click();
  await page.keyboard.type('Write it down');
  await page.keyboard.press('Control+End');
  await tool(page, 'Table').click();
  await page.keyboard.type('Lender');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Days');
  await page.keyboard.press('Control+End');
  await tool(page, 'Live block').click();
  await page.getByRole('menuitem', { name: 'Today’s rates' }).click();
  await page.getByRole('dialog', { name: 'Today’s rates' }).getByRole('button', { name: 'Insert' }).click();
  await saved(page);
  await expectAccessible(page, 'the editor');
  await cleanInTheDark(page, 'the editor');

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rates today' })).toBeVisible();
  await expectAccessible(page, 'the preview');
  await page.getByRole('button', { name: 'Back to the editor' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Copy preview link' }).click();
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await other.goto(new URL(link).pathname);
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(other.getByRole('note').filter({ hasText: 'Only people with this link' })).toBeVisible();
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await clean(other, 'a preview by its link');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Waiting for approval', { exact: true })).toBeVisible();

  await alreadySignedIn(other, ADMIN);
  await other.goto('/blogs-edit?status=pending');
  await hydrated(other);
  await other.getByRole('link', { name: title, exact: true }).click();
  await other.getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText('Published', { exact: true })).toBeVisible();
  await other.getByRole('link', { name: 'View', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const reader = await (await browser.newContext({ baseURL: theProduct().url, javaScriptEnabled: false })).newPage();
  await reader.goto(`/blog/porting-a-mortgage-${run()}`);
  const article = reader.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 2, name: 'What to ask' })).toBeVisible();
  await expect(article.getByRole('columnheader', { name: 'Lender' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'The stress test, in plain words' })).toBeVisible();
  await expect(article.getByRole('complementary').filter({ hasText: 'Write it down' })).toBeVisible();
  await expect(article.getByRole('region', { name: 'Rates today' })).toBeVisible();
  await reader.context().close();
});

test('saving never takes a key away, and a version comes back as a draft', async ({ page }) => {
  const post = { title: `Typing ${run()}`, content: '<p>The first words.</p>', category: 'rates', status: 'draft' };
  const { id } = await callBlog(MODERATOR(), 'POST', '', post);
  await alreadySignedIn(page, MODERATOR());
  await page.clock.install();
  let saves = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('KeepPost')) saves += 1;
  });
  await page.goto(`/blogs-form/${id}`);
  await hydrated(page);
  await text(page).click();
  await page.keyboard.press('Control+End');
  let typed = '';
  for (let round = 1; round <= 8; round += 1) {
    const words = ` and word ${round}`;
    await page.keyboard.type(words);
    typed += words;
    await page.clock.runFor(2_000);
  }
  await expect(text(page)).toHaveText(`The first words.${typed}`);
  await page.clock.runFor(5_000);
  await saved(page);
  expect(saves).toBeGreaterThan(2);
  await page.keyboard.type('.');
  await page.clock.runFor(5_000);
  await saved(page);
  await page.reload();
  await hydrated(page);
  await expect(text(page)).toHaveText(`The first words.${typed}.`);
  await expect(page.getByText(/^This is what you typed until/)).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByText(/^This is what you typed until/)).toBeHidden();

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog');
  await versions.getByRole('button', { name: 'Compare Version 1' }).click();
  await expect(versions.getByRole('insertion').last()).toContainText('and word 8');
  await clean(page, 'the difference');
  await versions.getByRole('button', { name: 'Restore as a draft' }).click();
  await page.clock.runFor(1_000);
  await expect(text(page)).toHaveText('The first words.');
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
});

test('two people: the second is told, may copy, and overwrites nobody', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const post = { title: `Two people ${run()}`, content: '<p>Ours.</p>', category: 'rates', status: 'draft' };
  const { id } = await callBlog(MODERATOR(), 'POST', '', post);
  await alreadySignedIn(page, MODERATOR());
  await page.goto(`/blogs-form/${id}`);
  await hydrated(page);
  await expect(text(page)).toHaveText('Ours.');
  await callBlog(ADMIN, 'PUT', `/${id}`, { content: '<p>Theirs.</p>' });
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Mine.');
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else changed this post' });
  await expect(notice).toBeVisible();
  await expect(text(page)).toHaveText('Ours. Mine.');
  await expect(page.getByRole('button', { name: 'Submit for approval' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await expectAccessible(page, 'a conflict');
  await notice.getByRole('button', { name: 'Copy my text' }).click();
  await expect(page.getByText('Your text is copied')).toBeVisible();
  await notice.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(text(page)).toHaveText('Theirs.');
  await expect(notice).toBeHidden();
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+v');
  await expect(text(page)).toContainText('Mine.');
  await saved(page);
});
