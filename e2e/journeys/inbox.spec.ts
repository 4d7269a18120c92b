import { newFile } from '../support/enquiries';
import { escape } from '../support/escape';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';

let people = 0;

/** Somebody who just applied, and their file open in the office. */
async function openFile(page: Page, more: { email?: string } = {}): Promise<string> {
  people += 1;
  const fullName = `Inbox Person${people}`;
  const email = more.email ?? `inbox${people}@e2e.example.ca`;
  const phone = `416 967-${1200 + people}`;
  const file = await newFile(fullName, { email, phone });
  await alreadySignedIn(page, ADMIN);
  await page.goto(file);
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
  return fullName;
}

const work = (page: Page): Locator => page.getByRole('region', { name: 'Work' });
const clock = (page: Page): Locator => page.getByRole('region', { name: '24-hour clock' });

test('one save records a call, stops the clock, moves, takes the file and brings it back', async ({
  page,
  complaints,
}) => {
  const name = await openFile(page);
  await expect(clock(page)).toContainText(/23 h \d+ min left|24 h left/);
  const opener = page.getByRole('button', { name: 'Log contact' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: `Log contact with ${name}` });
  await expect(dialog.getByRole('radio', { name: 'Call', exact: true })).toBeFocused();
  const effects = dialog.getByRole('list', { name: 'Saving does all of this' });
  await expect(effects).toContainText('Stops the clock');
  await expect(effects).toContainText('New to Contacted');
  await expect(effects).toContainText(/Owner: (?!nobody)/);
  await expect(effects).toContainText('9:00 a.m.');

  // an attempt says beforehand that it is none
  await dialog.getByRole('radio', { name: /No answer/ }).check();
  await expect(effects).toContainText('Clock keeps running');
  await page.keyboard.press('2');
  await expect(dialog.getByRole('radio', { name: 'Voicemail' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Left a message' })).toBeChecked();
  await expect(effects).toContainText('Stops the clock');

  await dialog.getByLabel('Note').fill('Left 2 numbers to call back.');
  // digits that are typed are text
  await expect(dialog.getByRole('radio', { name: 'Voicemail' })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(clock(page)).toContainText('Answered in 1 min');
  const history = page.locator('.log').last();
  await expect(history).toContainText('Voicemail: left a message');
  await expect(history).toContainText('Left 2 numbers to call back.');
  await expect(history).toContainText('New → Contacted');
  await expect(work(page).getByRole('button', { name: /Follow-up/ })).toContainText('9:00 a.m.');

  await page.reload();
  await expect(clock(page)).toContainText('Answered in 1 min');
  await expect(page.locator('.log').last()).toContainText('Left 2 numbers to call back.');
  expect(complaints).toEqual([]);
});

test('what was typed is thrown away only after a question; lost asks why, and can be reopened', async ({ page }) => {
  const name = await openFile(page);
  await page.getByRole('button', { name: 'Log contact' }).click();
  const dialog = page.getByRole('dialog', { name: `Log contact with ${name}` });
  await expect(dialog).toBeVisible();
  await escape(page);
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Log contact' }).click();
  await dialog.getByLabel('Note').fill('Asked about penalties');
  await escape(page);
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Note')).toHaveValue('Asked about penalties');
  await expect(dialog.getByLabel('Note')).toBeFocused();
  await escape(page);
  await question.getByRole('button', { name: 'Discard it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.log').last()).not.toContainText('Call');

  await page.getByRole('button', { name: 'Log contact' }).click();
  await dialog.getByRole('radio', { name: /No answer/ }).check();
  await dialog.getByRole('radio', { name: 'Lost' }).check();
  await dialog.getByRole('button', { name: /Save contact/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose why it was lost.');
  await dialog.getByRole('radio', { name: 'Cannot be reached' }).check();
  await dialog.getByRole('button', { name: /Save contact/ }).click();
  await expect(dialog).toBeHidden();
  await expect(clock(page)).toContainText('Not answered');
  await expect(work(page)).toContainText('Lost: Cannot be reached');
  await work(page).getByRole('button', { name: 'Reopen' }).click();
  await expect(clock(page)).toContainText('left');
  await expect(page.locator('.log').last()).toContainText('Lost → In review');

  // a status stops no clock
  await work(page).getByRole('button', { name: 'Contacted' }).click();
  await expect(page.locator('.log').last()).toContainText('In review → Contacted');
  await expect(clock(page)).toContainText('left');
  await work(page).getByRole('button', { name: 'Lost' }).click();
  const why = page.getByRole('dialog', { name: 'Why was it lost?' });
  await expect(why.getByRole('button', { name: 'Mark as lost' })).toBeDisabled();
  await why.getByRole('radio', { name: 'Not ready yet' }).check();
  await why.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(work(page)).toContainText('Lost: Not ready yet');
});

test('an owner and a follow-up are chosen and taken back', async ({ page }) => {
  await openFile(page);
  const status = page.locator('.console-head .tag').first();
  await work(page).getByRole('button', { name: /Owner/ }).click();
  await page.getByRole('option', { name: 'Unassigned' }).waitFor();
  await page.getByRole('listbox').getByRole('option').nth(1).click();
  await expect(status).toHaveText('Assigned');
  await expect(page.locator('.log').last()).toContainText('New → Assigned');
  await work(page)
    .getByRole('button', { name: /Follow-up/ })
    .click();
  await page.getByRole('option', { name: 'In a week' }).click();
  await expect(work(page).getByRole('button', { name: /Follow-up/ })).toContainText('9:00 a.m.');
  await work(page).getByRole('button', { name: /Owner/ }).click();
  await page.getByRole('option', { name: 'Unassigned' }).click();
  await expect(status).toHaveText('New');
});

test('files with the same email are linked; unlinking is taken back', async ({ page }) => {
  await newFile('Inbox Twin', { email: 'twice@e2e.example.ca', phone: '416 967-1299' });
  await openFile(page, { email: 'twice@e2e.example.ca' });
  const others = page.getByRole('region', { name: 'Same person' });
  await expect(others.getByRole('link', { name: 'Renewal' })).toBeVisible();
  await others.getByRole('button', { name: /^Unlink/ }).click();
  await expect(others).toContainText('another person');
  await page.reload();
  await others.getByRole('button', { name: /^Link/ }).click();
  await expect(others.getByRole('link', { name: 'Renewal' })).toBeVisible();
});

test('a view is in the address, is counted, keeps the filters and shows only what belongs to it', async ({ page }) => {
  const name = await openFile(page);
  await work(page).getByRole('button', { name: 'Waiting for client' }).click();
  await expect(page.locator('.log').last()).toContainText('New → Waiting for client');
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('link', { name, exact: true });
  const views = page.getByRole('navigation', { name: 'Inbox views' });
  await expect(row).toBeVisible();
  await expect(views.getByRole('link', { name: /^Waiting for client \d+$/ })).toBeVisible();

  await views.getByRole('link', { name: /^Overdue/ }).click();
  await expect(page).toHaveURL(/q=.+view=overdue/);
  await expect(page.getByText('No matching enquiries')).toBeVisible();
  await views.getByRole('link', { name: /^Waiting for client/ }).click();
  await expect(page).toHaveURL(/view=waiting/);
  await expect(row).toBeVisible();
  await page.reload();
  await expect(views.getByRole('link', { name: /^Waiting for client/ })).toHaveAttribute('aria-current', 'page');
  await expect(row).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No matching enquiries')).toBeVisible();
});

test('keys choose a row, show its file beside the list, take it, note and log; they rest while somebody types', async ({
  page,
  complaints,
}) => {
  const mark = `Keys${Date.now()}`;
  const names = ['First', 'Second'].map((name) => `${name} ${mark}`);
  for (const fullName of names) {
    const contact = { fullName, email: 'keys@e2e.example.ca', phone: '416 967-1111', consent: { contact: true } };
    const sent = await page.request.post('/mortgage/basic', { data: { ...contact, mortgageType: 'renewal' } });
    expect(sent.status()).toBe(201);
  }
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?sort=who&q=${mark}`);
  const rows = page.locator('.table-inbox .row-link');
  await expect(rows).toHaveText(names);
  const pane = page.getByRole('region', { name: 'Chosen enquiry' });
  // the first of the list is open on arrival
  await expect(pane.getByRole('heading', { name: names[0], level: 2 })).toBeVisible();

  await page.keyboard.press('j');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.first()).toBeFocused();
  await expect(pane.getByRole('heading', { name: names[0], level: 2 })).toBeVisible();
  await expect(page).toHaveURL(/file=/);
  await expect(pane).toContainText('1 of 2');

  await page.keyboard.press('a');
  await expect(pane.getByText('Assigned', { exact: true })).toBeVisible();

  await page.keyboard.press('n');
  const note = pane.getByLabel('Add a note');
  await expect(note).toBeFocused();
  await page.keyboard.type('jake');
  await expect(note).toHaveValue('jake');

  await rows.first().focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: `Log contact with ${names[0]}` });
  await expect(dialog).toBeVisible();
  await escape(page);
  await expect(dialog).toBeHidden();

  // a press beside the name shows the file; Back shows the one before
  await page
    .locator('.table-inbox tr', { hasText: names[1] })
    .getByText('24 h')
    .or(page.locator('.table-inbox tr', { hasText: names[1] }).getByText(/min left/))
    .click();
  await expect(pane.getByRole('heading', { name: names[1], level: 2 })).toBeVisible();
  await page.goBack();
  await expect(pane.getByRole('heading', { name: names[0], level: 2 })).toBeVisible();

  // switched off, letters do nothing; arrows still move
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByText('Single-letter shortcuts').click();
  await escape(page);
  await expect(help).toBeHidden();
  await rows.first().focus();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.last()).toBeFocused();
  expect(complaints).toEqual([]);
});

test('scrolling while another order is on its way does not keep the old one', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/enquiries');
  // the list has headings only while it is sorted by what is due
  const headings = page.locator('.table-inbox [data-entry="group"]');
  await expect(headings.first()).toBeVisible();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"sort":"NAME"')) await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sort: Due first' }).click();
  await page.getByRole('menuitemradio', { name: 'By name' }).click();
  await expect(page).toHaveURL(/sort=who/);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(40);
  answer();
  await expect(headings).toHaveCount(0);
  await expect(page.locator('.table-inbox .row-link').first()).toBeVisible();
});
