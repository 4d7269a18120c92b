import { clean, cleanInTheDark, expectAccessible, expectAccessibleInBothThemes } from '../support/axe';
import { desk, query, quiet, signedIn, test, tokenOf, type Token } from '../support/desk';
import { escape } from '../support/escape';
import { expect } from '../support/test';
import type { Page } from '@playwright/test';

// every state of a page of 50 rates is looked at, several in each test

let admin: Token;

interface Listed {
  deskRates: { items: { id: string; version: number; live: { rate: number } }[] };
}

/** A change, a slip of the decimal point and a rate that goes: every mark that the desk has. */
async function marked(url: string): Promise<void> {
  const { deskRates } = await query<Listed>(
    url,
    admin,
    '{ deskRates(limit: 6) { items { id version live { rate } } } }',
  );
  const [slip, change, gone] = deskRates.items;
  const save = `mutation ($id: ID!, $version: Int!, $change: RateChangeInput!) {
    saveRateChange(id: $id, expectedVersion: $version, change: $change) { userErrors { message } } }`;
  await query(url, admin, save, { id: slip?.id, version: slip?.version, change: { rate: 0.39 } });
  await query(url, admin, save, {
    id: change?.id,
    version: change?.version,
    change: { rate: Number(((change?.live.rate ?? 4) - 0.1).toFixed(2)), visibility: 'HIDDEN' },
  });
  await query(url, admin, 'mutation ($ids: [ID!]!) { changeRates(ids: $ids, change: { archive: true }) { undoId } }', {
    ids: [gone?.id],
  });
}

test.beforeEach(async ({ product, page }) => {
  admin ??= await tokenOf(product.url);
  await quiet(product.url, admin);
  await marked(product.url);
  await signedIn(page, admin);
});

/** What stands over a page, or in its place: what a phone can break of it, `components` looks at. */
async function looks(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, page.url(), within);
  await cleanInTheDark(page, page.url(), within);
}

// the lenders are among the pages of console-accessibility.spec.ts
test('the desk, its dialogs and its history have nothing for axe to find in either theme, and fit', async ({
  page,
}) => {
  await desk(page);
  await expect(page.locator('.notice')).toContainText('3 changes not published, 1 needs fixing.');
  await expect(page.locator('.chart-plot')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(page.getByText('Fix one change before you publish')).toBeVisible();
  await looks(page, '[role=dialog]');
  await escape(page);

  await page.getByRole('button', { name: 'Add a rate' }).first().click();
  await page.getByRole('button', { name: 'Add rate' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await looks(page, '[role=dialog]');
  await escape(page);

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const csv = 'bank,term,type,rate\nNobody,5,fixed,4.1\n';
  await page.getByLabel('CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('button', { name: /^(Refused|New) 1$/ })).toBeVisible();
  await looks(page, '[role=dialog]');
  await escape(page);

  await page.goto('/admin/rates?q=nobody-is-called-this');
  await expect(page.getByText('No matching rates')).toBeVisible();
  await looks(page);
  await page.goto('/admin/rates?tab=history');
  await expect(page.getByText(/Nothing published yet|published \d+ change/).first()).toBeVisible();
  await looks(page);
});

test('menus, the cell being edited, a problem in it and the bar of many have nothing for axe to find', async ({
  page,
}) => {
  await desk(page);
  await page.locator('.rate').nth(4).click();
  await clean(page);
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(page.locator('.msg').last()).toBeVisible();
  await clean(page);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select every rate on this page' }).check();
  await expect(page.getByRole('toolbar')).toContainText('50 selected');
  await clean(page);
  await page.getByRole('button', { name: 'Adjust rate' }).click();
  await clean(page, 'adjust', '[role=dialog]');
  await escape(page);
  await page.getByRole('button', { name: /^Province/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await clean(page, 'the menu', '[role=menu]');
});

test('the rates that cannot be loaded say so, and are asked for again', async ({ page }) => {
  await page.route('**/graphql', (route) => route.abort());
  await desk(page);
  await expect(page.getByText('The rates couldn’t be loaded')).toBeVisible();
  await clean(page);
  await page.unroute('**/graphql');
  const failed = page.locator('.state', { hasText: 'The rates couldn’t be loaded' });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.rates-table')).toBeVisible();
});
