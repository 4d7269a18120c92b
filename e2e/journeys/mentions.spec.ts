import { clean, cleanInTheDark, expectAccessible, inBothThemes } from '../support/axe';
import { newFile } from '../support/enquiries';
import { newColleague } from '../support/office';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

/** People of this run alone: repeated runs share a product. */
const people = (): { NAME: string; fullName: string; email: string } => {
  const run = 'abcdefghijklmnop'[test.info().repeatEachIndex] ?? '';
  return { NAME: `Wilhelmina Ash${run}`, fullName: `Mention Person${run}`, email: `wilhelmina-${run}@e2e.example.ca` };
};

test('@ in a note names a colleague by keyboard and by a tap, and their bell opens the file', async ({
  page,
  other: hers,
  complaints,
}) => {
  const { NAME, fullName, email } = people();
  const colleague = await newColleague(NAME, email);
  const file = await newFile(fullName, { email: 'mention@e2e.example.ca', phone: '416 967-1390' });
  await alreadySignedIn(page, ADMIN);
  await page.goto(file);
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();

  const note = page.getByLabel('Add a note');
  await note.focus();
  const typed = `@ash${NAME.slice(-1)}`;
  await page.keyboard.type(`Please call, ${typed}`);
  const list = page.getByRole('listbox', { name: 'People to mention' });
  await expect(list.getByRole('option')).toHaveText([NAME]);
  await expect(note).toHaveAttribute('aria-activedescendant', /.+/);
  await expectAccessible(page, 'the list of people to mention');
  await cleanInTheDark(page, 'the list of people to mention');
  // Escape closes the list and keeps the text; another @ opens it again
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(note).toHaveValue(`Please call, ${typed}`);
  for (let letter = 0; letter < typed.length; letter += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('@');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type(`wil ash${NAME.slice(-1)}`);
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue(`Please call, @${NAME} `);
  await expect(list).toBeHidden();
  await expect(page.getByText(`${NAME} will get a notification.`)).toBeVisible();
  await page.keyboard.type('today.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toHaveValue('');
  const written = page.getByRole('listitem').filter({ hasText: `Please call, @${NAME} today.` });
  await expect(written.locator('b')).toHaveText(`@${NAME}`);
  await clean(page, 'a note with a mention');

  // on a phone a name is chosen by a tap
  await page.setViewportSize({ width: 390, height: 844 });
  await note.fill('@');
  const option = page.getByRole('option', { name: NAME });
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await option.click();
  await expect(note).toHaveValue(`@${NAME} `);
  await expect(note).toBeFocused();

  await alreadySignedIn(hers, colleague);
  await hers.goto('/admin');
  await hydrated(hers);
  await hers.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const bell = hers.getByRole('dialog', { name: 'Notifications' });
  const line = bell.getByRole('link', { name: /mentioned you/ });
  await expect(line).toContainText(fullName);
  await expect(line).not.toContainText('Please call');
  await inBothThemes(hers, 'the open list of notifications');
  await line.click();
  await expect(hers.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
  await expect(hers.getByText(`Please call, @${NAME} today.`)).toBeVisible();
  expect(complaints).toEqual([]);
});
