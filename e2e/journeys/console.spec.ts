import { samplePerson } from '../support/people';
import { expect, hydrated, signIn, test } from '../support/test';
import type { Page } from '@playwright/test';

async function openOffice(page: Page): Promise<void> {
  await page.goto('/admin');
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
}

test('anything is found from the keyboard: a surname, an application number, a page (31)', async ({
  page,
  complaints,
}) => {
  await openOffice(page);
  const first = page.locator('.brief-row .row-link').last();
  const name = await first.innerText();
  const surname = name.split(' ').at(-1) ?? '';

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search people, files, lenders' });
  const box = palette.getByRole('textbox');
  await expect(box).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Pages' })).toBeVisible();
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('FindAnything') ?? false);
  await page.keyboard.type(surname.slice(0, 6));
  const timing = (await answered).request().timing();
  expect(timing.responseEnd).toBeLessThan(200);
  const hit = palette.getByRole('group', { name: 'Enquiries' }).getByRole('option', { name: new RegExp(name) });
  await expect(hit.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/enquiries\/[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
  const number = await page.locator('.facts-list .num').first().innerText();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(number.toLowerCase());
  await expect(palette.getByRole('option')).toHaveCount(1);
  await expect(palette.getByRole('option')).toContainText(number);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('e-m');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/mail$/);
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
  await page.setViewportSize({ width: 1440, height: 500 });
  await openOffice(page);
  await page
    .getByRole('link', { name: /^Applications/ })
    .first()
    .click();
  await expect(page).toHaveURL(/kind=APPLICATION/);
  const count = page.getByRole('search').getByRole('status');
  await expect(count).toHaveText(/^\d+ enquir/);
  const all = Number.parseInt(await count.innerText(), 10);

  await page.getByRole('button', { name: 'Who', exact: true }).click();
  await expect(page).toHaveURL(/sort=who/);
  const who = page.getByRole('columnheader', { name: 'Who' });
  await expect(who).toHaveAttribute('aria-sort', 'ascending');
  const names = page.locator('.table-inbox .row-link');
  const inOrder = async (): Promise<boolean> => {
    const shown = (await names.allInnerTexts()).map((text) => text.toLowerCase());
    return shown.length > 1 && shown.join() === [...shown].sort().join();
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
  const header = await who.boundingBox();
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
  await expect(who).toHaveAttribute('aria-sort', 'ascending');

  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Who' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(inOrder).toBe(true);
});

test('a moderator has no way into the office, and sees none (37)', async ({ page }) => {
  await page.goto('/auth');
  await signIn(page, samplePerson('MODERATOR'));
  await expect(page).not.toHaveURL(/\/auth/);
  for (const address of ['/admin', '/admin/enquiries', '/admin/mail']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/unauthorized$/);
    await expect(page.getByRole('main')).toContainText(/administrator|ask|office|contact/i);
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
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('the theme is kept with the browser, and the public site stays light', async ({ page }) => {
  await openOffice(page);
  await page.getByRole('button', { name: /account and theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('view si');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});
