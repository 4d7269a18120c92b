import type { Page } from '@playwright/test';
import { clean, cleanInTheDark, expectAccessible } from '../support/axe';
import { callBlog } from '../support/blog';
import { alreadySignedIn, freshSession, samplePerson, signedInOnce } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, goInside, hydrated, ledToSignIn, signIn, test } from '../support/test';

const BACK = 'You’re signed in again, and what you typed is still here.';
const moderator = (): { email: string; password: string } => samplePerson('MODERATOR');
const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' });
const draft = (title: string) =>
  callBlog(moderator(), 'POST', '', {
    title: `${title} ${test.info().repeatEachIndex}`,
    content: '<p>The first words.</p>',
    status: 'draft',
  });

async function open(page: Page, address: string): Promise<void> {
  await signedInOnce(page, await freshSession(moderator()));
  await page.goto(address);
  await expect(text(page)).toBeVisible();
}

/** The server forgets the session; the browser does not know yet. */
async function revoke(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(reply.status()).toBe(200);
}

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.fromEntries(Object.entries(sessionStorage)))).catch(() => '');

async function typeAtEnd(page: Page, words: string): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

test('a session that ends while somebody writes a post takes nothing, and what was typed is saved after', async ({
  page,
}) => {
  const { id } = await draft('Written while signed out');
  await open(page, `/blogs-form/${id}`);
  await revoke(page);
  await ledToSignIn(page, async () => {
    await typeAtEnd(page, ' And a thought I had.');
    // the save two seconds later is the first to find out
    await page.getByLabel('Summary').fill('A summary I typed.');
  });
  await signIn(page, moderator());
  await expect(page).toHaveURL(`/blogs-form/${id}`);
  await expect(text(page)).toHaveText('The first words. And a thought I had.');
  await expect(page.getByLabel('Summary')).toHaveValue('A summary I typed.');
  await expect(page.getByText(BACK)).toBeVisible();
  await clean(page, 'what was typed is back');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved')).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveText('The first words. And a thought I had.');
  await expect(page.getByLabel('Summary')).toHaveValue('A summary I typed.');
  expect(await stored(page)).not.toContain('a thought I had');
});

test('a new post that was never stored comes back, too', async ({ page }) => {
  const title = `Never stored ${test.info().repeatEachIndex}`;
  await open(page, '/blogs-add');
  await page.getByLabel('Title').fill(title);
  await typeAtEnd(page, 'Half a thought.');
  await revoke(page);
  await ledToSignIn(page, async () => {
    await page.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Rates', exact: true }).click();
  });
  await signIn(page, moderator());
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(text(page)).toHaveText('Half a thought.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/blogs-form\//);
  await page.reload();
  await expect(text(page)).toHaveText('Half a thought.');
});

test('somebody else who signs in on this tab does not see what was typed', async ({ page }) => {
  const { id } = await draft('Not for others');
  await open(page, `/blogs-form/${id}`);
  await revoke(page);
  await ledToSignIn(page, () => typeAtEnd(page, ' Between you and me.'));
  await expect.poll(() => stored(page)).toContain('Between you and me');
  await signIn(page, ADMIN);
  await expect(page).not.toHaveURL(/\/auth$/);
  expect(await stored(page)).not.toContain('Between you and me');
  await page.goto(`/blogs-form/${id}`);
  await expect(text(page)).toHaveText('The first words.');
  await expect(page.getByText(BACK)).toHaveCount(0);
});

test('a picture is chosen, refused, tried again, described, and described anew in the text', async ({
  page,
  request,
}) => {
  test.slow();
  const picture = { name: 'house.png', mimeType: 'image/png', buffer: await (await request.get('/share.png')).body() };
  const { id } = await draft('With pictures');
  await alreadySignedIn(page, moderator());
  await page.goto(`/blogs-form/${id}`);
  await hydrated(page);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  const problem = dialog.getByRole('alert');
  const file = dialog.getByLabel('Picture', { exact: false }).first();
  const add = dialog.getByRole('button', { name: 'Add picture' });
  await add.click();
  await expect(problem).toHaveText('Choose a picture.');
  await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(problem).toHaveText('Choose a PNG, JPEG, WebP or AVIF picture of 10 MB or less.');
  await file.setInputFiles({ ...picture, buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 1) });
  await expect(problem).toHaveText('Choose a PNG, JPEG, WebP or AVIF picture of 10 MB or less.');
  // its name says picture, and the server looks inside
  await file.setInputFiles({ ...picture, buffer: Buffer.from('no picture at all') });
  await expect(problem).toBeEmpty();
  await add.click();
  await expect(problem).toHaveText('Say what it shows, or mark it as decoration.');
  await dialog.getByLabel('What it shows').fill('A house on a hill');
  await add.click();
  await expect(problem).toHaveText('Choose a PNG, JPEG, WebP or AVIF picture of 10 MB or less.');
  await clean(page, 'a refused picture');

  await file.setInputFiles(picture);
  await expect(dialog.getByAltText('What you chose')).toBeVisible();
  const release = { now: (): void => undefined };
  const held = new Promise<void>((resolve) => (release.now = resolve));
  let tries = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('UploadPicture')) return route.fallback();
    tries += 1;
    if (tries === 1) return route.abort();
    await held;
    return route.continue();
  });
  await add.click();
  await expect(problem).toHaveText('The picture was not uploaded. Check your connection and try again.');
  await expect(dialog.getByLabel('What it shows')).toHaveValue('A house on a hill');
  await add.click();
  await expect(dialog.getByRole('progressbar', { name: 'Uploading house.png' })).toBeVisible();
  await clean(page, 'a picture on its way');
  release.now();
  await expect(dialog).toBeHidden();
  await expect(text(page).getByAltText('A house on a hill')).toBeVisible();

  const block = page.getByRole('toolbar', { name: 'Picture' });
  await expect(block).toContainText('Shows: “A house on a hill”.');
  await block.getByRole('button', { name: 'Change what it shows' }).click();
  const words = page.getByRole('dialog', { name: 'What the picture shows' });
  await words.getByLabel('What it shows').fill('');
  await words.getByRole('button', { name: 'Change' }).click();
  await expect(words.getByRole('alert')).toHaveText('Say what it shows, or mark it as decoration.');
  await clean(page, 'what a picture shows');
  await words.getByLabel('What it shows').fill('A red house');
  await words.getByRole('button', { name: 'Change' }).click();
  await expect(text(page).getByAltText('A red house')).toBeVisible();
  await block.getByRole('button', { name: 'Change what it shows' }).click();
  await words.getByRole('checkbox').check();
  await words.getByRole('button', { name: 'Change' }).click();
  await expect(block).toContainText('Decoration.');
  await expect(text(page).locator('img')).toHaveAttribute('alt', '');
  await expectAccessible(page, 'a picture in the text');
  await cleanInTheDark(page, 'a picture in the text');

  await page.getByRole('button', { name: 'Choose a cover' }).click();
  await file.setInputFiles(picture);
  await dialog.getByLabel('What it shows').fill('A house, drawn');
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('What the cover shows')).toHaveValue('A house, drawn');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved')).toBeVisible();
  await page.reload();
  await expect(text(page).locator('img')).toHaveAttribute('alt', '');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('article').getByAltText('A house, drawn')).toBeVisible();
  await expect(page.getByRole('article').locator('img[src^="/uploads/blog/"]')).toHaveCount(2);
});

test('an address that a post had before leads to its new one, from outside and inside the site', async ({
  page,
  request,
}) => {
  const run = test.info().repeatEachIndex;
  const first = await callBlog(ADMIN, 'POST', '', { title: `An old name ${run}`, content: '<p>Moved.</p>' });
  await callBlog(ADMIN, 'PUT', `/${first.id}`, { slug: `a-new-name-${run}` });
  const moved = await request.get(`/blog/${first.slug}`, { maxRedirects: 0, headers: { accept: 'text/html' } });
  expect([moved.status(), moved.headers()['location']]).toEqual([308, `/blog/a-new-name-${run}`]);
  const other = await callBlog(ADMIN, 'POST', '', {
    title: `Who links ${run}`,
    content: `<p>Read <a href="/blog/${first.slug}">the old one</a>.</p>`,
  });
  await page.goto(`/blog/${other.slug}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'the old one' }).click();
  await expect(page).toHaveURL(`/blog/a-new-name-${run}`);
  await expect(page.getByRole('heading', { level: 1, name: `An old name ${run}` })).toBeVisible();
  // inside the site, without a page from the server
  await page.goto('/blogs');
  await hydrated(page);
  await goInside(page, `/blog/${first.slug}`);
  await expect(page).toHaveURL(`/blog/a-new-name-${run}`);
  await expect(page.getByText('Moved.').last()).toBeVisible();
});
