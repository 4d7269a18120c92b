import type { Locator, Page } from '@playwright/test';
import { inBothThemes } from '../support/axe';
import { newFile } from '../support/enquiries';
import { escape } from '../support/escape';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { act, palette } from '../support/palette';
import { expect, test } from '../support/test';

/** A name of this run alone: repeated runs share a product. */
const nameOf = (who: string): string => `${who}${'abcdefghijklmnop'[test.info().repeatEachIndex] ?? ''}`;

async function openFile(page: Page, fullName: string): Promise<void> {
  const file = await newFile(fullName, { email: 'palette-actions@e2e.example.ca', phone: '416 967-1397' });
  await alreadySignedIn(page, ADMIN);
  await page.goto(file);
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
  await expect(page.getByLabel('Add a note')).toBeVisible();
}

const thisFile = (page: Page): Locator => palette(page).getByRole('group', { name: 'This file' });

test('by the keyboard alone: assign, note, email, contact and status of the open file', async ({
  page,
  complaints,
}) => {
  const fullName = nameOf('Palette Action');
  await openFile(page, fullName);
  const work = page.getByRole('region', { name: 'Work' });

  // what the file offers comes first
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group').first()).toHaveAccessibleName('This file');
  await expect(thisFile(page).getByRole('option', { name: 'New note' })).toBeVisible();
  await inBothThemes(page, 'the palette with the actions of a file');
  await escape(page);

  await act(page, 'assign me', 'Assign to me');
  await expect(page.getByText('You look after it now')).toBeVisible();
  await expect(page.locator('.console-head .tag').first()).toHaveText('Assigned');
  await act(page, 'assign', 'Assign to nobody');
  await expect(page.locator('.console-head .tag').first()).toHaveText('New');

  await act(page, 'new note', 'New note');
  await expect(page.getByLabel('Add a note')).toBeFocused();
  await page.keyboard.type('Asked for a quote');
  await expect(page.getByLabel('Add a note')).toHaveValue('Asked for a quote');

  await act(page, 'write', 'Write an email');
  const composer = page.getByRole('dialog', { name: `Email ${fullName}` });
  await expect(composer.getByLabel('Subject')).toBeVisible();
  await escape(page);
  await expect(composer).toBeHidden();

  await act(page, 'log', 'Log contact');
  const contact = page.getByRole('dialog', { name: `Log contact with ${fullName}` });
  await expect(contact.getByRole('radio', { name: 'Call', exact: true })).toBeFocused();
  await escape(page);
  await expect(contact).toBeHidden();

  await act(page, 'mark cont', 'Mark contacted');
  await expect(page.getByText('Moved to Contacted')).toBeVisible();
  await expect(page.locator('.console-head .tag').first()).toHaveText('Contacted');

  await act(page, 'lost', 'Mark lost');
  const why = page.getByRole('dialog', { name: 'Why was it lost?' });
  await why.getByRole('radio', { name: 'Not ready yet' }).check();
  await why.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(work).toContainText('Lost: Not ready yet');
  await act(page, 'reop', 'Reopen');
  await expect(page.locator('.console-head .tag').first()).not.toHaveText('Lost');

  // off the file its actions are gone
  await act(page, 'go rates', 'Go to rates');
  await expect(page).toHaveURL(/\/admin\/rates/);
  await expect(page.getByRole('heading', { name: 'Rates', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('group', { name: 'Pages' })).toBeVisible();
  await expect(thisFile(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('an application offers its note', async ({ page }) => {
  const fullName = nameOf('Palette Paper');
  await openFile(page, fullName);
  await act(page, 'open appl', 'Open the application');
  await expect(page).toHaveURL(/\/admin\/applications\//);
  await expect(page.getByRole('heading', { name: 'What they told us' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Add a note')).toBeVisible();
  await act(page, 'note', 'New note');
  await expect(page.getByLabel('Add a note')).toBeFocused();
});
