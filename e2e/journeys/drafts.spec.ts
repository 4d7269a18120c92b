import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { alreadySignedIn, freshSession, signedInOnce } from '../support/people';
import { cutOff } from '../support/sheets';
import { expect, fillBasicForm, hydrated, test } from '../support/test';

const PASSWORD = 'eleven green kayaks';

/** Somebody who has an account and no draft yet. */
async function newPerson(page: Page, name: string): Promise<{ email: string; password: string }> {
  const person = { name, email: `${name}@drafts.example.ca`, phone: '4169671111', password: PASSWORD };
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201);
  return person;
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/basic-form');
  await hydrated(page);
  await expect(page.locator('[data-draft]')).not.toHaveAttribute('data-draft', 'loading');
}
const state = (page: Page) => page.locator('[data-draft]');
const saved = (page: Page): Promise<void> => expect(state(page)).toHaveAttribute('data-draft', 'saved');

/** The same person on another device. */
async function openElsewhere(other: Page, person: { email: string; password: string }): Promise<void> {
  await alreadySignedIn(other, person);
  await openForm(other);
}

test('what is typed is saved in the account, resumed, and gone when it was sent', async ({ page }) => {
  const person = await newPerson(page, 'saves');
  await alreadySignedIn(page, person);
  await openForm(page);
  await fillBasicForm(page, 'saves@drafts.example.ca');
  await saved(page);
  await expect(page.getByText(/^Saved \d+:\d\d [ap]\.m\.$/)).toBeVisible();
  await expectAccessible(page);
  // another browser storage would not help: it comes from the account
  await page.evaluate(() => indexedDB.deleteDatabase('drafts'));
  await openForm(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Tremblay');
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page).toHaveURL(/\/mortgage\/success/);
  await openForm(page);
  await expect(page.getByText(/already sent .*MB-/)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.getByLabel('Full name').fill('Ada again');
  await saved(page);
});

test('two devices: what does not clash is put together, and what does is chosen', async ({ page, other: phone }) => {
  const person = await newPerson(page, 'devices');
  await alreadySignedIn(page, person);
  await openForm(page);
  await page.getByLabel('Full name').fill('Ada Tremblay');
  await saved(page);
  await openElsewhere(phone, person);
  await expect(phone.getByLabel('Full name')).toHaveValue('Ada Tremblay');

  await phone.getByLabel('Property value').fill('640,000');
  await saved(phone);
  await page.getByLabel('Phone number').fill('416 967-1111');
  await expect(page.getByText(/We put in what you changed in/)).toBeVisible();
  await expect(page.getByLabel('Property value')).toHaveValue('640,000');
  await saved(page);

  // the phone knows nothing of that save, and changes the same answer
  await page.getByLabel('Property value').fill('650,000');
  await saved(page);
  await phone.getByLabel('Property value').fill('660,000');
  await expect(phone.getByRole('heading', { name: 'Which version is right?' })).toBeFocused();
  await expect(state(phone)).toHaveAttribute('data-draft', 'paused');
  await expect(phone.getByRole('button', { name: 'Send my application' })).toBeHidden();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Use the version I chose' }).click();
  await expect(phone.getByText('Choose a version')).toBeVisible();
  await phone.getByLabel(/Your other device/).check();
  await phone.getByRole('button', { name: 'Use the version I chose' }).click();
  await saved(phone);
  await expect(phone.getByLabel('Property value')).toHaveValue('650,000');
  // what only the laptop had changed came along
  await expect(phone.getByLabel('Phone number')).toHaveValue('416 967-1111');
});

test('typed offline: kept on the device, there after a reload, and saved when the connection is back', async ({
  page,
  context,
}) => {
  await alreadySignedIn(page, await newPerson(page, 'offline'));
  await openForm(page);
  const save = (url: URL): boolean => url.pathname === '/graphql';
  await page.route(save, (route) => route.abort());
  await page.getByLabel('Full name').fill('Ada Offline');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Offline');
  await page.unroute(save);
  await cutOff(page);
  await context.setOffline(false);
  await saved(page);
});

test('what is typed before the account’s draft has come survives a reload', async ({ page }) => {
  await alreadySignedIn(page, await newPerson(page, 'hurries'));
  let arrived = (): void => undefined;
  const asked = new Promise<void>((resolve) => (arrived = resolve));
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('sentDraft')) return route.fallback();
    arrived();
  });
  await page.goto('/basic-form');
  await hydrated(page);
  await page.getByLabel('Full name').fill('Ada Hurries');
  await asked;
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Hurries');
  await saved(page);
  expect(await page.evaluate(() => sessionStorage.getItem('draft:basic-form'))).toContain('"copy"');
});

test('signing out takes the draft from the browser, also where no more code gets through', async ({ page }) => {
  await signedInOnce(page, await freshSession(await newPerson(page, 'leaves')));
  await openForm(page);
  await page.getByLabel('Full name').fill('Ada Leaves');
  await saved(page);
  const records = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open('drafts', 1);
          // it is gone, and this request makes it anew
          request.onupgradeneeded = () => request.transaction?.abort();
          request.onerror = () => resolve(0);
          request.onsuccess = () => {
            const count = request.result.transaction('records').objectStore('records').count();
            count.onsuccess = () => {
              request.result.close();
              resolve(count.result);
            };
          };
        }),
    );
  expect(await records()).toBe(1);
  await page.goto('/account');
  const logout = page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await logout.click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(records).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
