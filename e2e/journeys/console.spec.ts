import { inBothThemes } from '../support/axe';
import { escape } from '../support/escape';
import { alreadySignedIn, keptSession, samplePerson, signedInOnce } from '../support/people';
import { ADMIN } from '../support/server';
import { act, openPalette } from '../support/palette';
import { expect, goInside, hydrated, test } from '../support/test';
import type { Page } from '@playwright/test';

async function openOffice(page: Page): Promise<void> {
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
}

test('the frame stands before the code of the page, where it stands afterwards', async ({ page }) => {
  await alreadySignedIn(page, ADMIN);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/admin', { waitUntil: 'commit' });
  const rail = page.locator('.rail-side');
  const bones = page.getByText('Loading');
  await expect(rail).toContainText('Console');
  await expect(bones).toBeAttached();
  const places = async () => [await rail.boundingBox(), (await page.getByRole('main').boundingBox())?.x];
  const before = await places();
  release();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(bones).toHaveCount(0);
  expect(await places()).toEqual(before);
});

test('anything is found from the keyboard: a surname, an application number, a page (31)', async ({
  page,
  complaints,
}) => {
  await openOffice(page);
  // of the sample data: an application, with a number that nobody else has
  const name = 'Daniel MacIsaac';
  const surname = name.split(' ').at(-1) ?? '';

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search people, files, lenders' });
  const box = palette.getByRole('textbox');
  await expect(box).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Pages' })).toBeVisible();
  await page.keyboard.type(surname.slice(0, 6));
  const hit = palette.getByRole('group', { name: 'Enquiries' }).getByRole('option', { name: new RegExp(name) });
  await expect(hit.first()).toBeVisible();
  // somebody else on this product may have the same surname
  await box.fill(name);
  await expect(palette.getByRole('option').first()).toContainText(name);
  await expect(palette.getByRole('group', { name: 'Enquiries' }).getByRole('option')).toHaveCount(await hit.count());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/enquiries\/[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
  const number = await page.locator('.facts-list .num').first().innerText();

  await openPalette(page);
  await page.keyboard.type(number.toLowerCase());
  // while it searches there is one option too, and then what the first letters found
  await expect(palette.getByRole('option')).toContainText([number]);
  await escape(page);
  await expect(palette).toBeHidden();

  await act(page, 'ema', /^Emails/);
  await expect(page).toHaveURL(/\/admin\/mail$/);
  // the address changes before the page is there, and only a page that is there is remembered
  await expect(page.getByRole('heading', { name: 'Emails', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = palette.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option').first()).toHaveText('Overview');
  await page.keyboard.press('Control+k');
  await expect(palette).toBeHidden();
  const kept = await page.evaluate(() => localStorage.getItem('console-recent') ?? '');
  expect(kept).toContain('/admin/mail');
  expect(kept).not.toContain(surname);
  expect(complaints).toEqual([]);
});

test('the inbox remembers: filter, sort, a row, Back, and the link for a colleague (32)', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  await openOffice(page);
  await page
    .getByRole('link', { name: /^Applications/ })
    .first()
    .click();
  await expect(page).toHaveURL(/kind=APPLICATION/);
  const count = page.getByRole('search').getByRole('status');
  await expect(count).toHaveText(/^\d+ enquir/);
  const all = Number.parseInt(await count.innerText(), 10);

  // most urgent first, without asking
  await expect(page.getByRole('button', { name: 'Sort: Due first' })).toBeVisible();
  const names = page.locator('.table-inbox .row-link');
  await expect(page.locator('.table-inbox tbody tr').nth(1)).toContainText(' late');
  await page.getByRole('button', { name: 'Sort: Due first' }).click();
  await page.getByRole('menuitemradio', { name: 'By name' }).click();
  await expect(page).toHaveURL(/sort=who/);
  const sorted = page.getByRole('button', { name: 'Sort: By name' });
  await expect(sorted).toBeVisible();
  const inOrder = async (): Promise<boolean> => {
    const shown = await names.allInnerTexts();
    return shown.length > 1 && shown.join() === [...shown].sort(new Intl.Collator('en').compare).join();
  };
  await expect.poll(inOrder).toBe(true);

  await page.getByRole('button', { name: 'Status: Every status' }).click();
  await page.getByRole('menuitemradio', { name: 'New' }).click();
  await expect(page).toHaveURL(/status=NEW/);
  await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeLessThan(all);
  await page.getByRole('button', { name: 'Status: New' }).click();
  await page.getByRole('menuitemradio', { name: 'Every status' }).click();
  await expect(count).toHaveText(`${all} ${all === 1 ? 'enquiry' : 'enquiries'}`);

  const row = names.nth(8);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  // the click below must find nothing left to scroll
  await row.hover();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(150);
  const header = await page.getByRole('columnheader', { name: 'Who and what' }).boundingBox();
  expect(header?.y).toBeGreaterThanOrEqual(59);
  expect(header?.y).toBeLessThan(62);
  const before = await page.evaluate(() => window.scrollY);
  const address = page.url();
  const opened = await row.innerText();
  await row.click();
  await expect(page.getByRole('heading', { name: opened, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(sorted).toBeVisible();

  await page.reload();
  await expect(sorted).toBeVisible();
  await expect.poll(inOrder).toBe(true);
});

test('a moderator has no way into the office, and sees none (37)', async ({ page }) => {
  await alreadySignedIn(page, samplePerson('MODERATOR'));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('main')).toContainText(/administrator|ask|office|contact/i);
  await hydrated(page);
  for (const address of ['/admin/enquiries', '/admin/mail', '/admin/rates', '/admin/lenders']) {
    await goInside(page, address);
    await expect(page, address).toHaveURL(/\/unauthorized$/);
  }
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
});

test('notifications: how many are unseen, what they are, and seen once looked at', async ({ page }) => {
  await openOffice(page);
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expect(list.getByText(/Answer was due/).first()).toBeVisible();
  await inBothThemes(page, 'the open list of notifications');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('the theme and how long messages stay are kept with the browser, and the public site stays light', async ({
  page,
}) => {
  await signedInOnce(page, await keptSession(ADMIN));
  await page.goto('/admin');
  const menu = page.getByRole('button', { name: /account and theme/ });
  const stay = page.getByRole('menuitemcheckbox', { name: 'Stay until closed' });
  await menu.click();
  await expect(stay).not.toBeChecked();
  await stay.click();
  await expect(stay).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // the theme is there before the scripts that hear the keys
  await hydrated(page);
  await menu.click();
  await expect(stay).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(stay).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await act(page, 'view si', /^View site/);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});

test('opening a file is logged once, also when it is moved; the log reads as sentences with links (18)', async ({
  page,
  request,
}) => {
  const name = 'Nadia Fournier';
  const contact = { fullName: name, email: 'nadia@e2e.example.ca', phone: '416 967-1111', consent: { contact: true } };
  await request.post('/mortgage/basic', { data: { ...contact, mortgageType: 'renewal' } });
  await openOffice(page);
  // too narrow for a file beside the list, which would be opened too
  await page.setViewportSize({ width: 1_100, height: 900 });
  await page.goto('/admin/enquiries?status=NEW&sort=came');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('group', { name: 'Move to' }).getByRole('button', { name: 'In review' }).click();
  await expect(page.locator('.log').last()).toContainText('New → In review');
  await page.getByLabel('Add a note').fill('Called and left a voicemail.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.locator('.log').first()).toContainText('Called and left a voicemail.');

  await page.goto('/admin/audit?action=enquiry&kind=ALL');
  const rows = page.locator('.table-audit tbody tr');
  const moved = rows.filter({ hasText: `moved ${name}’s file New → In review` });
  await expect(rows.filter({ hasText: `wrote a note on ${name}’s file` })).toHaveCount(1);
  await expect(moved).toHaveCount(1);
  await expect(rows.filter({ hasText: `opened ${name}’s file` })).toHaveCount(1);
  await page.getByRole('radio', { name: 'Changes' }).click();
  await expect(rows.filter({ hasText: `opened ${name}’s file` })).toHaveCount(0);
  await moved.getByText('Details').click();
  await expect(moved.locator('.audit-details')).toContainText('New → In review');
  await moved.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[0-9a-f-]+$/);
});

test('95 letters without a space break no list at any width (15)', async ({ page, request }) => {
  const fullName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 95);
  const sent = await request.post('/mortgage/basic', {
    data: {
      fullName,
      email: 'long@e2e.example.ca',
      phone: '416 967-1111',
      mortgageType: 'new_purchase',
      consent: { contact: true },
    },
  });
  expect(sent.status()).toBe(201);
  await request.post('/api/auth/register', {
    data: { name: fullName, email: 'long-name@e2e.example.ca', phone: '416 967-1111', password: 'violet tram at dawn' },
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOffice(page);
  await page.goto(`/admin/enquiries?sort=came`);
  await page.getByRole('link', { name: fullName }).first().click();
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
  const file = new URL(page.url()).pathname;
  const widths = [1440, 1024, 768, 390, 320];
  for (const address of [
    '/admin',
    '/admin/enquiries?sort=came',
    file,
    '/admin/people',
    '/admin/audit',
    '/admin/lenders',
  ]) {
    await page.goto(address);
    await expect(page.locator('.table, .table-inbox, .brief-row, .facts-list, .lenders').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide, { message: `${address} at ${width}` }).toBeLessThanOrEqual(width);
    }
  }
  await openPalette(page);
  await page.keyboard.type(fullName.slice(0, 12));
  await expect(page.getByRole('option', { name: new RegExp(fullName) }).first()).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const list = page.locator('.palette-list');
    const over = (): Promise<number> => list.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(over, { message: `the palette at ${width}` }).toBeLessThanOrEqual(0);
  }
});
