import type { Page, Route } from '@playwright/test';
import { sendApplication } from '../support/application';
import { clean, expectAccessible } from '../support/axe';
import { emailsTo, linksTo } from '../support/emails';
import { escape } from '../support/escape';
import { alreadySignedIn, newPerson, samplePerson } from '../support/people';
import { expect, hydrated, test } from '../support/test';

const LETTER = 'Letter about the bonus';
const WHY = 'The second page is cut off';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const letter = (text: string) => ({
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer:
    Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`),
});

/** A paper in the applicant's list */
const rowOf = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });

async function ask(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask for another' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for another document' });
  await dialog.getByLabel('What you need').fill(words);
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a document from the request to its acceptance', async ({ page, other: theirs, complaints }) => {
  test.slow();
  const holder = await newPerson('Ines Moreau', 'papers.journey@example.ca');
  const { id, number } = await sendApplication(holder);
  const subject = `Documents for your application ${number}`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto(`/admin/applications/${id}`);
  await ask(page, LETTER);
  await ask(page, 'Statement of the savings account');
  await expect(page.getByText('2 not requested by email yet. Each person gets one email.')).toBeVisible();
  await page.getByRole('button', { name: 'Email what’s missing' }).click();
  await expect(page.getByText('Everyone has been emailed.')).toBeVisible();
  await expect.poll(() => emailsTo(holder.email, subject)).toBe(1);

  await theirs.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(theirs, holder);
  await theirs.goto('/account');
  await theirs.getByRole('link', { name: `documents to send for ${number}` }).click();
  await hydrated(theirs);
  await expect(rowOf(theirs, LETTER)).toContainText('To send');
  await theirs
    .getByLabel('Photo ID', { exact: true })
    .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(rowOf(theirs, 'Photo ID')).toContainText('We have it');
  await theirs.getByLabel(LETTER, { exact: true }).setInputFiles(letter('one page'));
  await expect(rowOf(theirs, LETTER)).toContainText('We have it');
  await expectAccessible(theirs);

  await page.reload();
  await page.getByRole('button', { name: /^Photo ID/ }).click();
  const licence = page.getByRole('region', { name: 'Photo ID' });
  await expect(licence.getByRole('img', { name: /^What licence\.\w+ shows$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('y');
  await expect(page.getByRole('button', { name: /^Photo ID/ })).toContainText('Accepted');
  const paper = page.getByRole('region', { name: LETTER });
  // the next one to look at opens by itself
  await expect(paper).toBeVisible();
  await paper.getByLabel('What they read with it').fill(WHY);
  await paper.getByRole('button', { name: 'Pages missing' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${LETTER}`) })).toContainText('Refused');
  await expect(page.getByText('1 not requested by email yet.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Email what’s missing' }).click();
  await expect(page.getByText('Everyone has been emailed.')).toBeVisible();
  await expect.poll(() => emailsTo(holder.email, subject)).toBe(2);

  await theirs.reload();
  await hydrated(theirs);
  await expect(rowOf(theirs, 'Photo ID')).toContainText('Accepted');
  await expect(rowOf(theirs, LETTER)).toContainText('Not accepted');
  await expect(rowOf(theirs, LETTER)).toContainText(`“${WHY}”`);
  await expectAccessible(theirs);
  await theirs.getByLabel(LETTER, { exact: true }).setInputFiles(letter('both pages'));
  await expect(rowOf(theirs, LETTER)).toContainText('We have it');

  await page.reload();
  await expect(page.getByRole('button', { name: new RegExp(`^${LETTER}`) })).toContainText('Received, to look at');
  expect(complaints).toEqual([]);
});

test('files wait for a confirmed address; one is cancelled, one is sent again after the connection broke', async ({
  page,
  other: office,
  complaints,
}) => {
  test.slow();
  const holder = { name: 'Ravi Menon', email: 'uploads.journey@example.ca', password: 'violet tram at dawn' };
  const register = { data: { ...holder, phone: '416 555-0142' } };
  expect((await page.request.post('/api/auth/register', register)).status()).toBe(201);
  const { id, number } = await sendApplication(holder);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page, holder);
  await page.goto(`/account?view=documents&application=${number}`);
  await hydrated(page);
  const first = page.getByRole('region', { name: 'Confirm your email address first' });
  await expect(page.getByRole('button', { name: /^Choose files/ })).toHaveCount(0);
  await first.getByRole('button', { name: 'Send the link again' }).click();
  await expect(first.getByText('The link is on its way.', { exact: false })).toBeVisible();
  await clean(page);
  const [, again = ''] = await linksTo(holder.email, 'Confirm your email address', 2);
  const token = new URL(again).hash.slice('#token='.length);
  expect((await page.request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect(first).toHaveCount(0);

  const held: Route[] = [];
  await page.route('**/graphql', (route) => {
    if (!route.request().headers()['content-type']?.startsWith('multipart/')) return route.continue();
    held.push(route);
    return undefined;
  });
  const row = rowOf(page, 'Photo ID');
  const input = page.getByLabel('Photo ID', { exact: true });
  // without it iPhones send a JPEG
  await expect(input).toHaveAttribute('accept', /\.pdf.*\.jpe?g/);
  await expect(input).not.toHaveAttribute('accept', /hei[cf]|image\/\*/);
  const named = (name: string) => ({ ...letter(name), name });
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await input.setInputFiles([named('front.pdf'), named('back.pdf'), named('third.pdf'), text]);
  await expect(row.getByText(/^We take PDF/)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Try again to send notes.txt' })).toHaveCount(0);
  await expect(row.getByText('Waiting in line')).toBeVisible();
  await expect.poll(() => held.length).toBe(2);
  await clean(page);
  await row.getByRole('button', { name: 'Cancel front.pdf' }).click();
  await expect(row.getByText('front.pdf')).toHaveCount(0);
  // the one that waited takes its turn
  await expect.poll(() => held.length).toBe(3);
  // either may have come first; of the one that was cancelled nobody hears
  await Promise.all(held.slice(0, 2).map((route) => route.abort().catch(() => undefined)));
  await expect(row.getByText(/^Connection lost at/)).toBeVisible();
  await held[2]?.continue();
  await expect(row.getByRole('button', { name: 'Remove third.pdf' })).toBeVisible();
  await row.getByRole('button', { name: 'Try again to send back.pdf' }).click();
  await expect.poll(() => held.length).toBe(4);
  await held[3]?.continue();
  await expect(row.getByText(/^Connection lost at/)).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Remove back.pdf' })).toBeVisible();

  await office.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(office, samplePerson('ADMIN'));
  await office.goto(`/admin/applications/${id}`);
  const paper = office.getByRole('button', { name: /^Photo ID/ });
  await paper.click();
  await expect(office.getByRole('region', { name: 'Photo ID' }).getByText('front.pdf')).toHaveCount(0);
  await office.keyboard.press('r');
  await office.keyboard.press('1');
  await expect(paper).toContainText('Refused: too old');
  await page.reload();
  await expect(row).toContainText('It’s too old. Please send a newer one.');
  expect(complaints).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('a photo is looked at before it is sent; pages of one paper go together', async ({ page, complaints }) => {
  const holder = await newPerson('Noor Haddad', 'camera.journey@example.ca');
  const { number } = await sendApplication(holder);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page, holder);
  await page.goto(`/account?view=documents&application=${number}`);
  await hydrated(page);
  const row = rowOf(page, 'Photo ID');
  const shoot = async (press: () => Promise<void>, name: string) => {
    const [camera] = await Promise.all([page.waitForEvent('filechooser'), press()]);
    // the same bytes twice are one file
    await camera.setFiles({ name, mimeType: 'image/png', buffer: Buffer.concat([PICTURE, Buffer.from(name)]) });
  };
  const take = row.getByRole('button', { name: 'Take a photo for Photo ID' });
  await shoot(() => take.click(), 'front.png');
  const sheet = page.getByRole('dialog', { name: 'Check your photo' });
  await expect(sheet.getByRole('heading', { name: 'Check your photo' })).toBeFocused();
  await expect(sheet.getByRole('img', { name: 'Photo ID, page 1, as you took it' })).toBeVisible();
  await clean(page);

  // closed without sending: nothing went
  await escape(page);
  await expect(sheet).toBeHidden();
  await expect(take).toBeFocused();
  await expect(row).toContainText('To send');

  await shoot(() => take.click(), 'front.png');
  await shoot(() => sheet.getByRole('button', { name: 'Add a page' }).click(), 'blurred.png');
  await shoot(() => sheet.getByRole('button', { name: 'Take again' }).click(), 'back.png');
  await expect(sheet.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: 'Page 1' }).click();
  await expect(sheet.getByRole('img', { name: 'Photo ID, page 1, as you took it' })).toBeVisible();
  await clean(page);
  await sheet.getByRole('button', { name: 'Use these 2 photos' }).click();
  await expect(row).toContainText('We have it');
  await expect(row).toContainText('front');
  await expect(row).toContainText('back');
  await expect(row).not.toContainText('blurred');
  expect(complaints).toEqual([]);
});

test('the office tries other terms beside what was submitted, and nothing of it is kept', async ({
  page,
  complaints,
}) => {
  const { id } = await sendApplication(await newPerson('Omar Lane', 'ratios.journey@example.ca'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto(`/admin/applications/${id}`);
  const card = page.getByRole('region', { name: /^Ratios/ });
  await expect(card.getByText(/^As submitted, it/)).toBeVisible();
  const housing = card.getByRole('img', { name: /^GDS, housing: [\d.]+% as submitted, limit/ });
  await expect(housing).toBeVisible();
  const submitted = await housing.getAttribute('aria-label');
  await card.getByRole('button', { name: /^GDS [\d.]+%$/ }).click();
  const why = page.getByRole('dialog', { name: /^Why [\d.]+%$/ });
  await expect(why.getByRole('region', { name: 'Formula' })).toContainText('(p + h) ÷ E');
  await expect(why.getByText('The file', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
  await escape(page);

  await card.getByLabel('Down payment').fill('500000');
  await expect(card.getByRole('status')).toContainText(
    'With these terms, it doesn’t fitThe cash named doesn’t cover the down payment',
  );
  await expect(card.getByRole('img', { name: /^GDS, housing: .* in the what-if, limit/ })).toBeVisible();
  await card.getByRole('radio', { name: '20 y' }).click();
  await expectAccessible(page);
  await card.getByLabel('Rate', { exact: true }).fill('abc');
  await expect(card.getByLabel('Rate', { exact: true })).toHaveAttribute('aria-invalid', 'true');

  await card.getByRole('button', { name: 'Reset to what was submitted' }).click();
  await expect(card.getByRole('status')).toHaveCount(0);
  await expect(card.getByRole('img', { name: submitted ?? '' })).toBeVisible();
  await page.reload();
  await expect(card.getByText(/^As submitted, it/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Reset to what was submitted' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
