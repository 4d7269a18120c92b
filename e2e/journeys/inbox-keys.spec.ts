import { expectAccessible } from '../support/axe';
import { escape } from '../support/escape';
import { messageWith } from '../support/messages';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

test('three enquiries are cleared without a mouse, and G and a letter lead on', async ({ page, complaints }, {
  repeatEachIndex,
}) => {
  const mark = `Clears${repeatEachIndex}`;
  const names = ['Ada', 'Ben', 'Cleo'].map((name) => `${name} ${mark}`);
  for (const [n, fullName] of names.entries()) {
    const contact = { fullName, email: `clears${n}@e2e.example.ca`, phone: `416 967-15${repeatEachIndex}${n}` };
    const data = { ...contact, mortgageType: 'renewal', consent: { contact: true } };
    expect((await page.request.post('/mortgage/basic', { data })).status()).toBe(201);
  }
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?sort=who&q=${mark}`);
  await hydrated(page);
  const { keyboard } = page;
  const row = (name: string | undefined) => page.getByRole('row', { name: new RegExp(name ?? '') });
  const link = (name: string | undefined) => page.getByRole('link', { name, exact: true });
  const pane = page.getByRole('region', { name: 'Chosen enquiry' });
  const paneHead = (name: string | undefined) => pane.getByRole('heading', { name, level: 2 });
  await expect(paneHead(names[0])).toBeVisible();

  // the first: a call is logged
  await keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: `Log contact with ${names[0]}` });
  await expect(dialog.getByRole('radio', { name: 'Call', exact: true })).toBeFocused();
  await keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(row(names[0])).toContainText('Contacted');

  // the second: taken and brought back tomorrow
  await keyboard.press('Space');
  await expect(paneHead(names[1])).toBeVisible();
  await keyboard.press('a');
  const assigned = messageWith(page, `${names[1]} is assigned to you.`);
  await expect(assigned.getByRole('button', { name: 'Undo' })).toBeVisible();
  await keyboard.press('s');
  await expect(page.getByText(`${names[1]} comes back tomorrow at 9 a.m.`)).toBeVisible();

  // a note, an email and times to offer; letters in a field are letters
  await keyboard.press('n');
  const note = pane.getByLabel('Add a note');
  await expect(note).toBeFocused();
  await keyboard.type('ask about the condo fee');
  await expect(note).toHaveValue('ask about the condo fee');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(pane.getByRole('region', { name: 'Notes' })).toContainText('ask about the condo fee');
  await expect(note).toHaveValue('');
  const email = page.getByRole('dialog', { name: `Email ${names[1]}` });
  await keyboard.press('r');
  await expect(email.getByLabel('Text')).toHaveValue('');
  await escape(page);
  await expect(email).toBeHidden();
  await keyboard.press('b');
  await expect(email.getByLabel('Text')).toHaveValue(/\/contact#book/);
  await escape(page);
  await expect(email).toBeHidden();

  // two at once: the third joins the second
  await keyboard.press('x');
  await keyboard.press('j');
  await expect(link(names[2])).toBeFocused();
  // it opens, and the keys stay with the list: the note was asked for in another file
  await expect(paneHead(names[2])).toBeVisible();
  await expect(note).toBeVisible();
  await expect(link(names[2])).toBeFocused();
  await keyboard.press('Shift+X');
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toContainText('2 selected');
  await keyboard.press('x');
  await keyboard.press('k');
  await keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toBeHidden();

  // the list of keys, the search, and the file by itself
  await keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('then a letter');
  await expectAccessible(page, 'the keys of the inbox');
  await escape(page);
  await expect(help).toBeHidden();
  await keyboard.press('/');
  const search = page.getByRole('region', { name: 'Enquiries' }).getByRole('searchbox');
  await expect(search).toBeFocused();
  await keyboard.type('gr');
  await expect(search).toHaveValue(`${mark}gr`);
  await expect(page).toHaveURL(/\/admin\/enquiries/);
  await page.goto(`/admin/enquiries?sort=who&q=${mark}`);
  await expect(paneHead(names[0])).toBeVisible();
  await keyboard.press('o');
  await expect(page.getByRole('heading', { name: names[0], level: 1 })).toBeVisible();

  // G waits two seconds for its letter: on a busy machine an answer to the first key may take longer
  const lead = (letter: string): Promise<unknown> => Promise.all([keyboard.press('g'), keyboard.press(letter)]);
  await lead('r');
  await expect(page).toHaveURL(/\/admin\/rates$/);
  await lead('i');
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
  expect(complaints).toEqual([]);
});
