import { desk, quiet, signedIn, test, tokenOf } from '../support/desk';
import { importManyRates } from '../support/many';
import { leastOf, plainKeys, record, slowestKey, watchKeys } from '../support/measure';
import { expect } from '../support/test';

test.setTimeout(120_000);

/** What a person takes for immediate, from the key to the next frame (INP "good"). */
const QUICK_MS = 200;
/** A key in the filter, to the next frame */
const FILTERED_MS = 100;
/** Another page of the table, with what a browser takes to look */
const LISTED_MS = 1_500;
const MOST_TIMES_A_PLAIN_KEY = 8;

test('5,000 rates, 500 rows at once', async ({ page, product }, info) => {
  const admin = await tokenOf(product.url);
  const total = await importManyRates(product.url, admin);
  await watchKeys(page);
  await signedIn(page, admin);
  const plain = await plainKeys(page, 'credit union');
  const anchor = { what: 'keys in a plain input', figure: plain, most: MOST_TIMES_A_PLAIN_KEY };
  await desk(page, '/admin/rates?per=500');
  const cells = page.locator('.rates-table .rate');
  await expect(cells).toHaveCount(500);

  await cells.first().click();
  const slowest = await leastOf(QUICK_MS, async (round) => {
    for (let key = 0; key < 30; key += 1) await page.keyboard.press('ArrowDown');
    await expect(cells.nth(30 * (round + 1))).toBeFocused();
    return slowestKey(page);
  });
  record(info, {
    what: 'the slowest of 30 arrow keys in 500 rates',
    figure: slowest,
    unit: 'ms',
    budget: QUICK_MS,
    anchor,
  });

  // the filter follows each key while 500 rows wait to be replaced
  const filter = page.getByRole('searchbox', { name: 'Filter by lender' });
  const typed = await leastOf(FILTERED_MS, async () => {
    await filter.fill('');
    await expect(page).not.toHaveURL(/q=credit/);
    await slowestKey(page);
    await filter.pressSequentially('credit union', { delay: 120 });
    await expect(page).toHaveURL(/q=credit/);
    await expect(page.locator('.rates-table tbody tr').first()).toContainText('Credit Union');
    return slowestKey(page);
  });
  record(info, {
    what: 'the slowest key in the filter of 500 rates',
    figure: typed,
    unit: 'ms',
    budget: FILTERED_MS,
    anchor,
  });

  // the usual page has 50 rows
  await page.goto('/admin/rates');
  await expect(cells).toHaveCount(50);
  const paged = await leastOf(LISTED_MS, async (round) => {
    const asked = performance.now();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText(new RegExp(`^${50 * (round + 1) + 1} to ${50 * (round + 2)} of`))).toBeVisible();
    return performance.now() - asked;
  });
  record(info, { what: `the next 50 of ${total} rates`, figure: paged, unit: 'ms', budget: LISTED_MS });
  await quiet(product.url, admin);
});
