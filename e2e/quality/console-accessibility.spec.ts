import type { Page } from '@playwright/test';
import { cleanAgain, cleanInTheDark, expectAccessibleInBothThemes, inBothThemes, narrow } from '../support/axe';
import { escape } from '../support/escape';
import { longWordsOf } from '../support/long-words';
import { wellMade } from '../support/markup';
import { CONSOLE_PAGES, DESK_PAGES } from '../support/pages';
import { alreadySignedIn, sampleAdviser } from '../support/people';
import { ADMIN } from '../support/server';
import { BESIDE_AXE, deskBearsLargeText, bearsSpacing, fitsEveryWidth, NARROW, sized } from '../support/sideways';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page, ADMIN);
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading')).toHaveCount(0);
}

const DESKTOP = { width: 1440, height: 900 };
const FULL = process.env.FULL === '1';
/** A page of each kind that long words can break in its own way; `npm run test:full` tries all. */
const KINDS: readonly string[] = [
  ...['/account/leads', '/admin', '/admin/enquiries', '/admin/enquiries?layout=board', '/admin/calendar'],
  ...['/admin/rates', '/admin/people', '/agentManager', '/moderator', '/admin/mail', '/admin/audit'],
];

/** All that is asked of a page as it stands. The window stays as narrow as it gets. */
async function looks(page: Page, address: string): Promise<void> {
  await expectAccessibleInBothThemes(page);
  await wellMade(page);
  await fitsEveryWidth(page, address, BESIDE_AXE);
  await sized(page, NARROW);
  await bearsSpacing(page, address);
  await deskBearsLargeText(page, address);
}

test('an adviser’s own desk has nothing for axe to find in either theme, and fits every width', async ({ page }) => {
  await alreadySignedIn(page, sampleAdviser());
  for (const [address] of DESK_PAGES) {
    const bears = longWordsOf(page);
    await sized(page, DESKTOP);
    await open(page, address);
    await looks(page, address);
    if (FULL || KINDS.includes(address)) await bears(address);
  }
});

/** As after a restore: what a page shows at times alone is looked at with it. */
const heldBack = (page: Page): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query MailHold')
      ? route.fulfill({
          json: { data: { mailHold: { __typename: 'MailHold', since: new Date().toISOString(), waiting: 2 } } },
        })
      : route.fallback(),
  );

for (const [address] of CONSOLE_PAGES) {
  test(`${address} has nothing for axe to find in either theme, and fits every width (A1)`, async ({ page }) => {
    if (address === '/admin/mail') await heldBack(page);
    const bears = longWordsOf(page);
    await open(page, address);
    if (address === '/admin/mail')
      await expect(page.getByRole('status', { name: 'No emails are sent at the moment' })).toBeVisible();
    await looks(page, address);
    if (FULL || KINDS.includes(address)) await bears(address);
  });
}

async function inBothThemesAgain(page: Page, where: string, within?: string): Promise<void> {
  await cleanAgain(page, where, within);
  await cleanInTheDark(page, where, within);
}

test('the file, the palette, menus and panels have nothing for axe to find in either theme', async ({ page }) => {
  test.slow();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const bears = longWordsOf(page);
    await page.setViewportSize({ width, height });
    // every rule at the desk; on a phone what a phone can break
    const look = width === 1440 ? inBothThemes : inBothThemesAgain;
    await open(page, '/admin/enquiries');
    await page.getByRole('button', { name: /^Status:/ }).click();
    await expect(page.getByRole('menu', { name: 'Status' })).toBeVisible();
    await look(page, 'filter menu', '[role=menu]');
    await escape(page);
    if (width === 1440) {
      await page.locator('.table-inbox [data-entry="row"]').first().locator('td').last().click();
      await expect(page.getByRole('region', { name: 'Chosen enquiry' }).locator('.facts-list').first()).toBeVisible();
      await look(page, 'file beside the list');
    }
    await page.locator('.table-inbox .row-link').first().click();
    await expect(page.getByRole('region', { name: 'Chosen enquiry' })).toHaveCount(0);
    await expect(page.locator('.facts-list').first()).toBeVisible();
    await look(page, 'enquiry');
    if (width === 390) await narrow(page, 'enquiry');

    await page.getByRole('button', { name: 'Log contact' }).click();
    const contact = page.getByRole('dialog', { name: /Log contact/ });
    await contact.getByRole('radio', { name: 'Lost' }).check();
    await look(page, 'log contact', '[role=dialog]');
    if (width === 390) await narrow(page, 'log contact');
    await contact.getByRole('button', { name: 'Cancel' }).click();
    await expect(contact).toBeHidden();

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: /Search/ })).toBeVisible();
    await look(page, 'palette', '[role=dialog]');
    await page.keyboard.type('pr');
    await expect(page.getByRole('group', { name: 'Enquiries' })).toBeVisible();
    await look(page, 'palette with results', '[role=dialog]');
    await escape(page);

    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await look(page, 'notifications', '[role=dialog]');
    await escape(page);

    if (width === 390) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await look(page, 'navigation', '[role=dialog]');
    }
    await page.getByRole('button', { name: /account and theme/ }).click();
    await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
    await look(page, 'account menu', '[role=menu]');
    await escape(page);
    await bears('enquiry');
  }
});
