import { expectAccessible } from '../support/axe';
import { ADMIN } from '../support/server';
import { alreadySignedIn, freshSession, samplePerson, signedInOnce } from '../support/people';
import { expect, hydrated, signIn, test } from '../support/test';

const person = {
  name: 'Sam Suspended',
  email: 'sam@e2e.example.ca',
  phone: '416 967-1111',
  password: 'violet tram at dawn',
};

test('a moderator suspends somebody, whose open tab is signed out at its next call', async ({
  page,
  other: theirs,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await request.post('/api/auth/register', { data: person })).status()).toBe(201);
  await signedInOnce(theirs, await freshSession(person));
  await theirs.goto('/account');
  await hydrated(theirs);

  await alreadySignedIn(page, samplePerson('MODERATOR'));
  await page.goto('/moderator');
  await page.getByRole('searchbox', { name: 'Name' }).fill('Sam Susp');
  await expect(page).toHaveURL(/q=Sam\+Susp/);
  await expect(page.getByText('s***@e2e.example.ca')).toBeVisible();
  await expect(page.getByText('1 client', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Suspend Sam Suspended' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();

  await theirs.getByRole('link', { name: 'My details' }).click();
  await expect(theirs).toHaveURL(/\/auth$/);
  await expect.poll(() => theirs.evaluate(() => localStorage.getItem('token')).catch(() => 'away')).toBeNull();
  await signIn(theirs, person);
  await expect(theirs.getByRole('alert')).toContainText('Login failed');

  await page.goto('/admin/people');
  await expect(page).toHaveURL(/\/unauthorized$/);
});

test('an administrator finds, changes and deletes people, and reads who did what', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = 'paula@e2e.example.ca';
  await request.post('/api/auth/register', { data: { ...person, name: 'Paula People', email } });
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/people?q=paula');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Client');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Actions for Paula People' }).click();
  await page.getByRole('menuitem', { name: 'Make moderator' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make moderator' }).click();
  await expect(row).toContainText('Moderator');
  await row.getByRole('button', { name: 'Actions for Paula People' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Delete Paula People' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Paula People');
  await dialog.getByRole('button', { name: 'Delete Paula People' }).click();
  await expect(page.getByRole('heading', { name: 'No matching people' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/audit?action=user');
  const deleted = page.getByRole('row').filter({ hasText: 'deleted the account of a former user' }).first();
  await expect(deleted).toBeVisible();
  await deleted.getByText('Details').click();
  await expect(deleted).toContainText('user.delete');
  await expectAccessible(page);
});
