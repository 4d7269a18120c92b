import type { Locator, Page } from '@playwright/test';
import { clean, cleanInTheDark, expectAccessible } from '../support/axe';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

/** Names of this run alone: repeated runs share a product. */
const run = (): string => 'abcdefghijklmnop'[test.info().repeatEachIndex] ?? '';

/** A lead, which has no application number, with its file open and the composer over it. */
async function openComposer(page: Page, fullName: string): Promise<Locator> {
  const sent = await page.request.post('/api/mortgage/lead', {
    data: { fullName, email: 'templates@e2e.example.ca', phone: '416 967-1395', serviceType: 'Renewal' },
  });
  expect(sent.status()).toBe(201);
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(fullName)}`);
  await page.getByRole('link', { name: fullName, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  return page.getByRole('dialog', { name: `Email ${fullName}` });
}

async function choose(page: Page, composer: Locator, name: string): Promise<void> {
  await composer.getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('a template is written in the console: unknown variables are refused, and it is deleted after a question', async ({
  page,
  complaints,
}) => {
  const name = `Rate hold ${run()}`;
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/mail?view=templates');
  await hydrated(page);
  const list = page.getByRole('region', { name: 'Reply templates' });
  await expect(list.getByRole('button', { name: 'First answer', exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByLabel('Name of the template').fill(name);
  await dialog.getByLabel('Subject').fill('Your rate hold');
  const text = dialog.getByLabel('Text');
  await text.fill('Hello {{nickname}}');
  await expectAccessible(page, 'the form of a template');
  await cleanInTheDark(page, 'the form of a template');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(text).toHaveAccessibleDescription(/We don’t know \{\{nickname\}\}/);
  await text.fill('Hello ');
  await text.press('End');
  await dialog.getByRole('button', { name: 'First name' }).click();
  await expect(text).toHaveValue('Hello {{first_name}}');
  await expect(text).toBeFocused();
  await expect(dialog).toContainText('Hello Simran');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog).toBeHidden();
  await list.getByRole('button', { name, exact: true }).click();
  const edit = page.getByRole('dialog', { name: `Edit “${name}”` });
  await edit.getByLabel('Subject').fill('Your rate is held');
  await edit.getByRole('button', { name: 'Save template' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('Your rate is held');
  await list.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a template fills the email, Undo brings back what was typed, and a gap is not sent', async ({
  page,
  complaints,
}) => {
  const fullName = `Bertrand Template${run()}`;
  const composer = await openComposer(page, fullName);
  const subject = composer.getByLabel('Subject');
  const text = composer.getByLabel('Text', { exact: true });
  await expect(subject).toBeVisible();
  await expectAccessible(page, 'the composer');
  await cleanInTheDark(page, 'the composer');

  // nothing was typed: nothing to take back
  await choose(page, composer, 'First answer');
  await expect(text).toHaveValue(/^Hello Bertrand,/);
  await expect(text).toHaveValue(/\/contact#book/);
  await expect(composer.getByRole('status')).toHaveText(['“First answer” is in the email.']);
  await expect(composer.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // what was typed comes back, and so does what was typed after it
  await subject.fill('My own subject');
  await text.fill('My own words');
  await choose(page, composer, 'Papers for your application');
  await expect(subject).toHaveValue('The papers for your application [[Application number]]');
  const gaps = composer.getByRole('group', { name: 'Gaps to fill in' });
  await expect(gaps.getByRole('button')).toHaveText(['Application number']);
  await clean(page, 'the composer with a gap');
  await composer.getByRole('button', { name: 'Undo' }).click();
  await expect(subject).toHaveValue('My own subject');
  await expect(text).toHaveValue('My own words');
  await expect(gaps).toBeHidden();
  await composer.getByRole('button', { name: 'Undo' }).click();
  await expect(subject).toHaveValue(/\[\[Application number\]\]/);

  await composer.getByRole('button', { name: /Send email/ }).click();
  await expect(subject).toHaveAccessibleDescription('Fill in [[Application number]] or take it out.');
  await expect(text).toHaveAccessibleDescription(/Fill in \[\[Application number\]\] or take it out\./);
  // the gap is chosen in the text, so that typing replaces it
  await gaps.getByRole('button', { name: 'Application number' }).click();
  await expect(subject).toBeFocused();
  await page.keyboard.type('from Monday');
  await expect(subject).toHaveValue('The papers for your application from Monday');
  await gaps.getByRole('button', { name: 'Application number' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('from Monday');
  await expect(gaps).toBeHidden();
  await composer.getByRole('button', { name: /Send email/ }).click();
  await expect(composer).toBeHidden();
  await expect(page.getByText('The papers for your application from Monday')).toBeVisible();
  expect(complaints).toEqual([]);
});
