import { alreadySignedIn, samplePerson, sampleAdviser } from '../support/people';
import { fitsEveryWidth } from '../support/sideways';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('an adviser on a phone takes a lead, writes a note, logs the call, and finds the file', async ({ page }) => {
  await alreadySignedIn(page, sampleAdviser());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'My desk' }).click();
  await expect(page).toHaveURL(/\/account\/leads$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My leads' })).toBeVisible();
  await page.getByRole('link', { name: 'Luc Bélanger' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luc Bélanger' })).toBeVisible();
  await fitsEveryWidth(page, 'a lead on the desk');
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:\+1/);

  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('button', { name: 'Take it' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Add a note' }).fill('Renews in May, wants five years');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Renews in May, wants five years');
  await page.getByRole('button', { name: 'Log contact' }).click();
  await page.getByRole('button', { name: /Save contact/ }).click();
  await expect(page.getByRole('region', { name: '24-hour clock' })).toContainText('Answered in');

  await page.goto('/account/files');
  await expect(page.getByRole('listitem').filter({ hasText: 'Luc Bélanger' })).toContainText('MB-');
});

test('an adviser moves a call to another time, and sets hours of their own', async ({ page }) => {
  await alreadySignedIn(page, sampleAdviser());
  await page.goto('/account/calls');
  const next = page.getByRole('region', { name: 'Next' }).getByRole('listitem').first();
  const before = await next.innerText();
  await next.getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: /Move the call/ });
  await dialog.getByLabel('Day').selectOption({ index: 3 });
  await dialog.getByRole('button', { name: 'Move and send invite' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/has a new time/)).toBeVisible();
  await expect.poll(async () => page.getByRole('region', { name: 'Next' }).innerText()).not.toContain(before);

  await page.goto('/account/hours');
  await page.getByRole('button', { name: 'Add days' }).click();
  await page.getByLabel('First day').last().fill('2099-02-01');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save my hours' }).click();
  await expect(page.getByText('Your hours were saved')).toBeVisible();
});

test('an account without a page of an adviser has no desk', async ({ page }) => {
  await alreadySignedIn(page, samplePerson('ACCOUNT_HOLDER'));
  await page.goto('/account/leads');
  await expect(page.getByRole('heading', { name: 'Your account has no desk' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('navigation', { name: 'My account' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'My desk' })).toHaveCount(0);
});
