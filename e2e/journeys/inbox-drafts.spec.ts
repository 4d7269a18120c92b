import type { Locator, Page } from '@playwright/test';
import { newColleague } from '../support/office';
import { freshSession, signedInOnce } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

const SUBJECT = 'About your renewal';
const TEXT = 'Hi Ada,\n\nhere is what we talked about.';

/** The email dialog of the file that is open. */
async function emailOf(page: Page, fullName: string): Promise<Locator> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Email ${fullName}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The owners of what this browser keeps. */
const owners = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open('drafts', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('records', { keyPath: ['owner', 'kind'] });
        request.onsuccess = () => {
          const keys = request.result.transaction('records').objectStore('records').getAllKeys();
          keys.onsuccess = () => {
            request.result.close();
            resolve((keys.result as [string, string][]).map(([owner]) => owner));
          };
        };
      }),
  );

test('an email and a note outlive a closed tab, are nobody else’s to see, and go at sign-out', async ({
  page: first,
  context,
}, { repeatEachIndex }) => {
  test.slow();
  const fullName = `Drafted Person${repeatEachIndex}`;
  const data = { fullName, email: `drafted${repeatEachIndex}@e2e.example.ca`, phone: '416 967-1377' };
  const sent = await first.request.post('/mortgage/basic', {
    data: { ...data, mortgageType: 'renewal', consent: { contact: true } },
  });
  expect(sent.status()).toBe(201);
  const mine = await freshSession(ADMIN);
  await signedInOnce(first, mine);
  await first.goto(`/admin/enquiries?q=${encodeURIComponent(fullName)}`);
  await first.getByRole('link', { name: fullName, exact: true }).click();
  await expect(first.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
  const file = first.url();
  await first.locator('#note').fill('Prefers mornings.');
  const writing = await emailOf(first, fullName);
  await writing.getByLabel('Subject').fill(SUBJECT);
  await writing.getByLabel('Text').fill(TEXT);
  await expect.poll(() => owners(first)).toEqual([mine.userId, mine.userId, mine.userId]);
  await first.close();

  const page = await context.newPage();
  await page.goto(file);
  const again = await emailOf(page, fullName);
  await expect(again.getByLabel('Subject')).toHaveValue(SUBJECT);
  await expect(again.getByLabel('Text')).toHaveValue(TEXT);
  await again.getByRole('button', { name: 'Close, keep the draft' }).click();
  await expect(page.locator('#note')).toHaveValue('Prefers mornings.');
  await page.close();

  // the session ends without a sign-out, and somebody else uses this browser
  const letter = 'abcdefghijklmnop'[repeatEachIndex] ?? '';
  const theirs = await freshSession(await newColleague(`Next Person${letter}`, `next-${letter}@e2e.example.ca`));
  const other = await context.newPage();
  await signedInOnce(other, theirs);
  await other.goto(file);
  const empty = await emailOf(other, fullName);
  await expect.poll(() => owners(other)).toEqual([]);
  await expect(empty.getByLabel('Subject')).toHaveValue('');
  await expect(empty.getByLabel('Text')).toHaveValue('');
  await empty.getByLabel('Text').fill('Theirs now.');
  await expect.poll(() => owners(other)).toEqual([theirs.userId]);
  await empty.getByRole('button', { name: 'Close, keep the draft' }).click();

  await other.getByRole('button', { name: /Next Person/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect.poll(() => owners(other)).toEqual([]);
  await signedInOnce(other, await freshSession(ADMIN));
  await other.goto(file);
  await expect((await emailOf(other, fullName)).getByLabel('Text')).toHaveValue('');
  await other.close();
});
