import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { cellsOf, desk, quiet, test as deskTest, tokenOf } from '../support/desk';
import { freshSession, samplePerson, signedInOnce } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, fillBasicForm, hydrated, ledToSignIn, signIn, test } from '../support/test';

const ENDED = 'Session expired. Please login again.';
const BACK = 'You’re signed in again, and what you typed is still here.';
const holder = (): { email: string; password: string } => samplePerson('ACCOUNT_HOLDER');

async function enter(page: Page, person: { email: string; password: string }, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedInOnce(page, await freshSession(person));
  await page.goto(address);
  await hydrated(page);
}

/** The server forgets the session; the browser does not know yet. */
async function revoke(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(reply.status()).toBe(200);
}

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.fromEntries(Object.entries(sessionStorage))));
/** The guard leads to the sign-in first, and then the whole page is loaded: in between nothing can be asked. */
const expectStored = (page: Page, text: string): Promise<void> =>
  expect.poll(() => stored(page).catch(() => '')).toContain(text);
/** Which of the session’s five keys the browser still has. */
const keys = (page: Page): Promise<string[]> =>
  page.evaluate(() => ['token', 'role', 'userId', 'name', 'email'].filter((key) => localStorage.getItem(key) !== null));

test('what was typed in the account comes back, and is saved with one press', async ({ page }) => {
  await enter(page, holder(), '/account?view=details');
  const phone = page.getByLabel('Phone number');
  await phone.fill('416 967-1111');
  await phone.fill('416 967-2222');
  await revoke(page);
  await ledToSignIn(page, () => page.getByRole('button', { name: 'Save my details' }).click());
  await expect(page.getByRole('status').filter({ hasText: ENDED })).toBeVisible();
  expect(await keys(page)).toEqual([]);
  await expectAccessible(page);
  await signIn(page, holder());

  await expect(page).toHaveURL(/\/account\?view=details$/);
  await expect(phone).toHaveValue('416 967-2222');
  await expect(page.getByText(BACK)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText(BACK)).toHaveCount(0);
  expect(await stored(page)).not.toContain('967-2222');
});

test('the message about the ended session moves nothing under a finger', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        sessionStorage.setItem('shifted', String(Number(sessionStorage.getItem('shifted')) + value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // set before the page exists, as it is for a visitor: a page that is open would show the message at its next render
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.setItem('session:ended', 'yes'));
  await page.goto('/auth');
  await hydrated(page);
  await expect(page.getByText(ENDED)).toBeVisible();
  expect(Number(await page.evaluate(() => sessionStorage.getItem('shifted')))).toBeLessThan(0.01);
});

test('another person who signs in on this tab sees nothing of it', async ({ page }) => {
  await enter(page, holder(), '/account?view=details');
  await page.getByLabel('Full name').fill('Somebody Private');
  await page.getByLabel('Phone number').fill('416 967-1111');
  await revoke(page);
  await ledToSignIn(page, () => page.getByRole('button', { name: 'Save my details' }).click());
  await expectStored(page, 'Somebody Private');

  await signIn(page, samplePerson('MODERATOR'));
  // not the address of the first person either
  await expect(page).toHaveURL(/\/moderator$/);
  expect(await stored(page)).not.toContain('Somebody Private');
  await page.goto('/account?view=details');
  await expect(page.getByLabel('Full name')).toHaveValue(/\w/);
  await expect(page.getByLabel('Full name')).not.toHaveValue('Somebody Private');
  await expect(page.getByText(BACK)).toHaveCount(0);
});

test('the basic form goes on without a session, and forgets at sign-out what was typed', async ({ page }) => {
  await enter(page, holder(), '/basic-form');
  await hydrated(page);
  await fillBasicForm(page, 'ended@e2e.example.ca');
  await page.getByLabel('Anything else we should know?').fill('A private plan');
  await expect(page.getByText(/^Saved /).first()).toBeVisible();
  await revoke(page);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL(/\/basic-form$/);
  await expect(page.getByLabel('Anything else we should know?')).toHaveValue('A private plan');
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page).toHaveURL(/\/mortgage\/success$/);

  await enter(page, holder(), '/basic-form');
  // the account still has what was typed before its session ended
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Tremblay');
  await page.getByLabel('Full name').fill('Ada Private');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/account');
  await elsewhere.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(elsewhere).toHaveURL(/\/$/);
  // the other tab forgets too, on the screen and in its storage
  await expect(page.getByLabel('Full name')).toHaveValue('');
  expect(await stored(page)).not.toContain('Ada Private');
});

test('a note in the console comes back', async ({ page }) => {
  await enter(page, ADMIN, '/admin/enquiries');
  // by its address: beside the inbox the same file stands too, and goes when a row is pressed
  const address = (await page.locator('.table-inbox .row-link').first().getAttribute('href')) ?? '';
  await page.goto(address);
  const note = page.getByLabel('Add a note');
  await note.fill('Prefers mornings');
  await revoke(page);
  // the console's own questions may find out first, and then there is no button left to wait for
  const save = page.getByRole('button', { name: 'Save note' });
  await ledToSignIn(page, () =>
    save.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click()).catch(() => undefined),
  );
  await expect(page.getByText(ENDED)).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(address);
  await expect(note).toHaveValue('Prefers mornings');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Prefers mornings' })).toBeVisible();
  await expect(note).toHaveValue('');
});

test('a comment being written comes back', async ({ page }) => {
  const [address, words] = ['/blog/thirty-years-or-twenty-five', 'Does this hold for a renewal too?'];
  await enter(page, ADMIN, `${address}#comments`);
  const comment = page.getByRole('textbox', { name: 'Your comment' });
  await comment.fill(words);
  await revoke(page);
  await ledToSignIn(page, () => page.getByRole('button', { name: 'Comment', exact: true }).click());
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(address));
  await expect(comment).toHaveValue(words);
});

deskTest(
  'rates at the desk come back, in a cell and in a dialog, and are saved with one press',
  async ({ page, product }) => {
    await quiet(product.url, await tokenOf(product.url));
    await enter(page, ADMIN, '/admin/rates');
    await desk(page);
    const cell = cellsOf(page).first();
    const was = Number((await cell.innerText()).replace('%', ''));
    await cell.focus();
    await revoke(page);
    await page.keyboard.type((was + 0.01).toFixed(2));
    await ledToSignIn(page, () => page.keyboard.press('Enter'));
    await signIn(page);
    await expect(page).toHaveURL(/\/admin\/rates$/);
    await expect(page.getByText('Not saved: your session ended.')).toBeVisible();
    await page.getByRole('button', { name: /^Try again/ }).click();
    await expect(page.locator('.notice')).toContainText('1 change not published.');
    await expect(cell).toHaveText(`${(was + 0.01).toFixed(2)}%`);

    await page.getByRole('button', { name: 'Add a rate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a rate' });
    await dialog.getByLabel('Lender').selectOption({ index: 1 });
    await dialog.getByLabel('Rate, in percent').fill('4.87');
    await dialog.getByLabel('Notes').fill('Back after the session');
    await revoke(page);
    await ledToSignIn(page, () => dialog.getByRole('button', { name: 'Add rate' }).click());
    await signIn(page);
    await expect(page).toHaveURL(/\/admin\/rates$/);
    await expect(dialog.getByLabel('Rate, in percent')).toHaveValue('4.87');
    await expect(dialog.getByLabel('Notes')).toHaveValue('Back after the session');
    await expect(dialog.getByText(BACK)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.notice')).toContainText('2 changes not published.');
    expect(await stored(page)).not.toContain('Back after the session');
  },
);

test('the moderator view says in the words of the catalogue that the session expired', async ({ page }) => {
  await enter(page, samplePerson('MODERATOR'), '/moderator');
  // somebody whom the list has, whatever ran before
  const initial = (await page.getByRole('table').locator('td b').first().innerText()).charAt(0);
  await revoke(page);
  await page.getByRole('searchbox', { name: 'Name' }).fill(initial);
  await expect(page.getByRole('alert')).toContainText(ENDED);
  await expect(page).toHaveURL(/\/moderator/);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await keys(page)).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByText(ENDED)).toBeVisible();
  await signIn(page, samplePerson('MODERATOR'));
  await expect(page).toHaveURL(new RegExp(`/moderator\\?q=${initial}$`));
  await expect(page.getByRole('table')).toBeVisible();
  // the same where the page is opened with an expired session
  await revoke(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(ENDED);
});
