import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { cellsOf as cells, desk, query, quiet, signedIn, test, tokenOf, type Token } from '../support/desk';
import { escape } from '../support/escape';
import { messageWith } from '../support/messages';
import { samplePerson } from '../support/people';
import { expect } from '../support/test';

// three browsers take their time to start

let admin: Token;

test.beforeEach(async ({ product, page }) => {
  admin ??= await tokenOf(product.url);
  await quiet(product.url, admin);
  await signedIn(page, admin);
});

const plain = async (cell: Locator): Promise<number> => Number((await cell.innerText()).replace('%', ''));
const shown = (value: number): string => `${value.toFixed(2)}%`;
const banner = (page: Page): Locator => page.locator('.notice');

test('rates are edited by the keyboard alone', async ({ page }) => {
  await desk(page);
  const first = cells(page).nth(0);
  const second = cells(page).nth(1);
  const third = cells(page).nth(2);
  const was = await plain(first);
  const belowWas = await plain(second);
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();

  // Escape leaves it as it was
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /rate in percent/ })).toBeFocused();
  await page.keyboard.type('9.99');
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await expect(first).toHaveText(shown(was));

  // a digit begins, Enter saves and goes down
  const changed = Number((was - 0.12).toFixed(2));
  await page.keyboard.type(changed.toFixed(2));
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await expect(first).toHaveText(shown(changed));
  await expect(page.locator('tr.row-changed').first().locator('.was').first()).toContainText(shown(was));
  await expect(banner(page)).toContainText('1 change not published.');

  // what cannot be read stays in the cell and says why
  await page.keyboard.type('4,');
  await page.keyboard.type('0251');
  await page.keyboard.press('Enter');
  const box = page.getByRole('textbox', { name: /rate in percent/ });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('4,0251');
  await expect(box).toHaveAccessibleDescription('Enter a rate, such as 4.02.');
  await page.keyboard.press('Escape');
  await expect(second).toHaveText(shown(belowWas));

  // Tab saves and moves on, out of the cell
  await page.keyboard.press('ArrowDown');
  await expect(third).toBeFocused();
  const thirdWas = await plain(third);
  await page.keyboard.press('F2');
  await page.keyboard.type((thirdWas + 0.05).toFixed(2));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^More actions for/ }).nth(2)).toBeFocused();
  await expect(banner(page)).toContainText('2 changes not published.');
});

test('many at once: archived and brought back, moved by points, hidden from visitors and given an end', async ({
  page,
}) => {
  await desk(page);
  const boxes = page.getByRole('checkbox', { name: /^Select (?!every)/ });
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar');
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(banner(page)).toContainText('3 changes not published.');
  await expect(page.locator('.rate-going')).toHaveCount(3);
  await expect(bar).toHaveCount(0);
  await messageWith(page, '3 rates will be archived').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.rate-going')).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);

  const was = await plain(cells(page).nth(0));
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await bar.getByRole('button', { name: 'Adjust rate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Points up or down').fill('-0.10');
  await expect(dialog.getByRole('listitem').first()).toContainText(shown(was - 0.1));
  await dialog.getByRole('button', { name: 'Adjust 2 rates' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cells(page).nth(0)).toHaveText(shown(was - 0.1));

  await boxes.nth(0).click();
  await bar.getByRole('button', { name: 'Change visibility' }).click();
  await dialog.getByLabel('Hidden').check();
  await dialog.getByRole('button', { name: 'Change 1 rate' }).click();
  await expect(page.locator('tbody tr').first()).toContainText('Hidden');

  await boxes.nth(0).click();
  await bar.getByRole('button', { name: 'Set an end date' }).click();
  await dialog.getByLabel(/Last day/).fill('Dec 31, 2030');
  await dialog.getByRole('button', { name: 'Set last day' }).click();
  await expect(messageWith(page, 'until Dec 31, 2030')).toBeVisible();
});

test('rates publish like code: 0.39 stops it, the review lists before and after, history restores', async ({
  page,
}) => {
  await desk(page);
  const first = cells(page).nth(0);
  const second = cells(page).nth(1);
  const firstWas = await plain(first);
  const secondWas = await plain(second);
  await first.focus();
  await page.keyboard.type((firstWas - 0.1).toFixed(2));
  await page.keyboard.press('Enter');
  await page.keyboard.type('0.39');
  await page.keyboard.press('Enter');
  await expect(page.locator('tr.row-bad')).toContainText('Check the decimal. Rates run 1% to 15%.');
  await expect(banner(page)).toContainText('2 changes not published, 1 needs fixing.');

  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review and publish' });
  await expect(dialog).toContainText('Fix one change before you publish');
  await expect(dialog.getByRole('button', { name: /^Publish/ })).toBeDisabled();
  // the problem leads to its row
  await dialog.locator('.review-bad .as-link').click();
  await expect(page).toHaveURL(/tab=pending/);
  const focused = page.locator('.rate:focus');
  await expect(focused).toHaveText('0.39%');
  await page.keyboard.type((secondWas - 0.05).toFixed(2));
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('2 changes not published.');

  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(dialog.locator('.differences').first()).toContainText(shown(firstWas));
  await expect(dialog.locator('.differences').first()).toContainText(shown(firstWas - 0.1));
  await dialog.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect(dialog.getByRole('status')).toContainText('2 changes published. Visitors see them now.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(banner(page)).toHaveCount(0);
  // a message about drafts would be untrue now
  await expect(page.locator('.a-toast')).toHaveCount(0);
  await expect(page.locator('.console-lead')).toContainText('Live rates published today at');

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.locator('.publications > li').first()).toContainText('published 2 changes');
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back 2 changes' }).click();
  await expect(banner(page)).toContainText('2 changes not published.');
  await page.getByRole('link', { name: 'All rates' }).click();
  await expect(first).toHaveText(shown(firstWas));
});

test('two editors of one rate see both values, and discarding what the other changed asks first', async ({
  page,
  other,
  product,
}) => {
  await desk(page);
  const avery = await tokenOf(product.url, samplePerson('ADMIN', product.dataDir));
  await signedIn(other, avery);
  await desk(other);
  const was = await plain(cells(page).nth(0));
  await cells(page).nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /rate in percent/ })).toBeFocused();

  await cells(other).nth(0).focus();
  await other.keyboard.type((was - 0.2).toFixed(2));
  await other.keyboard.press('Enter');
  await expect(banner(other)).toContainText('1 change not published.');

  await page.keyboard.type((was - 0.3).toFixed(2));
  await page.keyboard.press('Enter');
  const conflict = page.locator('.under-conflict');
  await expect(conflict).toContainText(`Changed by ${avery.name} just now`);
  await expect(conflict).toContainText(shown(was - 0.2));
  await expect(conflict).toContainText(shown(was - 0.3));
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(cells(page).nth(0)).toHaveText(shown(was - 0.2));

  // the other way round, mine is kept knowingly
  await cells(other).nth(0).focus();
  await other.keyboard.type((was - 0.25).toFixed(2));
  await other.keyboard.press('Enter');
  await expect(cells(other).nth(0)).toHaveText(shown(was - 0.25));
  await expect(cells(other).nth(0)).not.toHaveAttribute('aria-busy', 'true');
  await cells(page).nth(0).focus();
  await page.keyboard.type((was - 0.15).toFixed(2));
  await page.keyboard.press('Enter');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(cells(page).nth(0)).toHaveText(shown(was - 0.15));

  await cells(other).nth(3).focus();
  await other.keyboard.type('5.55');
  await other.keyboard.press('Enter');
  await expect(banner(other)).toContainText('2 changes not published.');
  await cells(page).nth(1).focus();
  await page.keyboard.type('5.44');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('3 changes not published.');
  await banner(page).getByRole('button', { name: 'Discard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard other people’s changes?' });
  await expect(dialog).toContainText('Of 3 changes, 1 was made by someone else.');
  await dialog.getByRole('button', { name: 'Discard only mine (2)' }).click();
  await expect(banner(page)).toContainText('1 change not published.');
  await banner(page).getByRole('button', { name: 'Discard' }).click();
  await dialog.getByRole('button', { name: 'Discard all 1' }).click();
  await expect(banner(page)).toHaveCount(0);
});

test('the preview is the card that visitors get, and what is published is there', async ({
  page,
  other: visitor,
  product,
}) => {
  const [best] = (
    await query<{ deskPreview: { rates: { id: string; rate: number }[] }[] }>(
      product.url,
      admin,
      '{ deskPreview(signedIn: false) { rates(limit: 1) { id rate } } }',
    )
  ).deskPreview;
  const cheapest = best?.rates[0]?.rate ?? 0;
  await visitor.goto('/');
  const card = visitor.locator('.rgrid .bank-card').first();
  await expect(card).toContainText(cheapest.toFixed(2));
  await desk(page, '/admin/rates?sort=rate&visible=everyone&term=5&type=fixed');
  const preview = page.locator('.site-preview .bank-card');
  await expect(preview).toBeVisible();
  const spaced = async (of: Locator): Promise<string> => (await of.innerText()).replace(/\s+/g, ' ');
  expect(await spaced(preview)).toBe(await spaced(card));
  await cells(page).nth(0).focus();
  await page.keyboard.type((cheapest - 0.11).toFixed(2));
  await page.keyboard.press('Enter');
  await expect(page.locator('.notice')).toContainText('1 change not published.');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('Visitors see it now.')).toBeVisible();
  const lowest = (cheapest - 0.11).toFixed(2);
  await expect
    .poll(async () => (await visitor.request.get('/', { headers: { accept: 'text/html' } })).text())
    .toContain(lowest);
  await visitor.reload();
  await expect(card).toContainText(lowest);
});

test('a save that does not get through keeps what was typed, with a way to try again', async ({ page }) => {
  await desk(page);
  const was = await plain(cells(page).nth(0));
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    return operationName === 'SaveRateChange' ? route.abort('connectionreset') : route.continue();
  });
  await cells(page).nth(0).focus();
  await page.keyboard.type((was - 0.07).toFixed(2));
  await page.keyboard.press('Enter');
  const notice = page.locator('.under');
  await expect(notice).toContainText('Not saved');
  await expect(cells(page).nth(0)).toHaveText(shown(was - 0.07));
  await page.unroute('**/graphql');
  await notice.getByRole('button', { name: /Try again/ }).click();
  await expect(notice).toHaveCount(0);
  await expect(banner(page)).toContainText('1 change not published.');
});

test('filters, sort, page and columns are in the address; Back returns to the row one left', async ({ page }) => {
  await desk(page);
  await page.getByRole('button', { name: /^Term/ }).click();
  await page.getByRole('menuitemradio', { name: '5 years' }).click();
  await expect(page).toHaveURL(/term=5/);
  await page.getByRole('button', { name: 'Rate', exact: true }).click();
  await expect(page).toHaveURL(/sort=rate/);
  await expect(page.getByRole('columnheader', { name: 'Rate', exact: false }).first()).toBeVisible();
  await expect(page.locator('th.at-rate')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: '7 days' }).click();
  await escape(page);
  await expect(page).toHaveURL(/columns=payment/);
  await expect(page.locator('th.at-change')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^51 to \d+ of \d+$/)).toBeVisible();
  const address = page.url();
  await cells(page).nth(12).focus();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.getByRole('link', { name: 'Lenders' }).first().click();
  await expect(page.getByRole('heading', { name: 'Lenders', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(/^51 to \d+ of \d+$/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test('what is exported is imported again: nothing changes; a file is tried before it is taken', async ({ page }) => {
  await desk(page, '/admin/rates?q=trust');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  const csv = fs.readFileSync(file, 'utf8');
  const count = csv.trim().split(/\r?\n/).length - 1;
  expect(count).toBeGreaterThan(2);

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: /Import/ });
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'same.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByRole('button', { name: `Unchanged ${count}` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();

  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const column = head
    .replace(/^\uFEFF/, '')
    .split(',')
    .indexOf('rate');
  const edited = lines.map((line, index) => {
    const values = line.split(',');
    if (index === 0) values[column] = '4.44';
    if (index === 1) values[column] = 'four';
    return values.join(',');
  });
  const text = [head, ...edited].join('\r\n');
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'nov-21.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog.getByRole('button', { name: 'Refused 1' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Changed 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Refused 1' }).click();
  await expect(dialog.locator('tbody tr')).toHaveCount(1);
  await expect(dialog.locator('tbody tr td').first()).toHaveText('3');
  await dialog.getByRole('button', { name: 'Import 1 change' }).click();
  await expect(banner(page)).toContainText('1 change not published.');
  await messageWith(page, 'nov-21.csv').getByRole('button', { name: 'Undo' }).click();
  await expect(banner(page)).toHaveCount(0);
});

test('a rate is added, edited whole, duplicated and looked up', async ({ page }) => {
  await desk(page);
  await page.getByRole('button', { name: 'Add a rate' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add rate' }).click();
  await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toContainText('Choose a lender.');
  await dialog.getByLabel('Lender').selectOption({ index: 1 });
  await dialog.getByLabel('Rate, in percent').fill('4.21');
  await dialog.getByRole('button', { name: 'Add rate' }).click();
  await expect(banner(page)).toContainText('1 change not published.');
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit all fields' }).click();
  await dialog.getByLabel('Notes').fill('Held for 120 days.');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('button', { name: /^More actions for/ })
    .nth(3)
    .click();
  await page.getByRole('menuitem', { name: 'Rate history' }).click();
  await expect(dialog.getByText('What visitors saw')).toBeVisible();
});

test('a lender gets a new name and a logo of its own', async ({ page }) => {
  await page.goto('/admin/lenders');
  await expect(page.getByRole('heading', { name: 'Lenders', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add a lender' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Aspen Row Mortgage');
  await dialog.getByLabel('Kind').selectOption('Monoline lender');
  await dialog.getByRole('button', { name: 'Add lender' }).click();
  await page.getByLabel('Find a lender').fill('aspen row');
  const item = page.locator('.lenders > li');
  await expect(item).toHaveCount(1);
  await item.getByRole('button', { name: /^Logo/ }).click();
  const picture = path.join(import.meta.dirname, '../../client/public/icon-192.png');
  await dialog.getByLabel('Logo picture').setInputFiles(picture);
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(item.locator('.lender-pending')).toContainText('New picture');
  await item.getByRole('button', { name: /^Edit/ }).click();
  await dialog.getByLabel('Name').fill('Aspen Row Home Loans');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(item.locator('b').first()).toHaveText('Aspen Row Mortgage');
  await expect(item.locator('.lender-pending')).toContainText('Aspen Row Home Loans');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(item.locator('b').first()).toHaveText('Aspen Row Home Loans');
  await expect(item.locator('img')).toHaveAttribute('src', /\.webp/);
  await expect(item.locator('.lender-pending')).toHaveCount(0);
});

test('a lender leaves the site when the change is published, and not before; undo and labels tell the truth', async ({
  page,
  product,
}) => {
  const [best] = (
    await query<{ currentRates: { name: string }[] }>(product.url, admin, '{ currentRates(limit: 1) { name } }')
  ).currentRates;
  const name = best?.name ?? '';
  const publicPage = async (): Promise<string> =>
    (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/admin/lenders?q=${encodeURIComponent(name)}`);
  const item = page.locator('.lenders > li').first();
  await expect(item).toContainText('Shown');
  await item.locator('.a-switch').click();
  await expect(item.locator('.a-switch-field')).toContainText('Shown');
  await expect(item.locator('.a-switch-field')).toContainText('will be hidden');
  await expect(banner(page)).toContainText('1 change not published.');
  expect(await publicPage()).toContain(name);

  await messageWith(page, `${name} will be hidden once you publish`).getByRole('button', { name: 'Undo' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(item.getByRole('switch')).toBeChecked();

  await item.locator('.a-switch').click();
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review and publish' });
  await expect(dialog.locator('.differences')).toContainText('Shown');
  await expect(dialog.locator('.differences')).toContainText('Hidden');
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(item.locator('.a-switch-field')).toContainText('Hidden');
  await expect.poll(publicPage).not.toContain(name);

  // history brings it back
  await page.goto('/admin/rates?tab=history');
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back 1 change' }).click();
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect.poll(publicPage).toContain(name);
});
