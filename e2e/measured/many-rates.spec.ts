import { desk, quiet, signedIn, test, tokenOf } from '../support/desk';
import { importManyRates } from '../support/many';
import { leastOf } from '../support/measure';
import { expect } from '../support/test';

test.setTimeout(120_000);

/** What a person takes for immediate, from the key to the next frame (INP "good"). */
const QUICK_MS = 200;
/** A key in the filter, to the next frame */
const FILTERED_MS = 100;
/** Another page of the table, with what a browser under test takes to look */
const LISTED_MS = 1_500;

test('5,000 rates: a table of 500 rows follows each key, and filters answer at once', async ({ page, product }) => {
  const admin = await tokenOf(product.url);
  const total = await importManyRates(product.url, admin);

  await page.addInitScript(() => {
    const seen: number[] = [];
    (window as unknown as { latencies: number[] }).latencies = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await signedIn(page, admin);
  await desk(page, '/admin/rates?per=500');
  const cells = page.locator('.rates-table .rate');
  await expect(cells).toHaveCount(500, { timeout: 30_000 });

  const slowestKey = async (): Promise<number> =>
    Math.max(0, ...(await page.evaluate(() => (window as unknown as { latencies: number[] }).latencies.splice(0))));
  await cells.first().click();
  const slowest = await leastOf(QUICK_MS, async (round) => {
    for (let key = 0; key < 30; key += 1) await page.keyboard.press('ArrowDown');
    await expect(cells.nth(30 * (round + 1))).toBeFocused();
    return slowestKey();
  });
  process.stdout.write(`    30 keys in 500 rows, the slowest ${slowest} ms\n`);
  expect(slowest).toBeLessThanOrEqual(QUICK_MS);

  // the filter follows each key while 500 rows wait to be replaced
  const filter = page.getByRole('searchbox', { name: 'Filter by lender' });
  const typed = await leastOf(FILTERED_MS, async () => {
    await filter.fill('');
    await expect(page).not.toHaveURL(/q=credit/);
    await slowestKey();
    await filter.pressSequentially('credit union', { delay: 120 });
    await expect(page).toHaveURL(/q=credit/);
    await expect(page.locator('.rates-table tbody tr').first()).toContainText('Credit Union');
    return slowestKey();
  });
  process.stdout.write(`    filtering 500 rows, the slowest key ${typed} ms\n`);
  expect(typed).toBeLessThanOrEqual(FILTERED_MS);

  // the usual page has 50 rows
  await page.goto('/admin/rates');
  await expect(cells).toHaveCount(50);
  const paged = await leastOf(LISTED_MS, async (round) => {
    const asked = Date.now();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText(new RegExp(`^${50 * (round + 1) + 1} to ${50 * (round + 2)} of`))).toBeVisible();
    return Date.now() - asked;
  });
  process.stdout.write(`    the next 50 of ${total} after ${paged} ms\n`);
  expect(paged).toBeLessThanOrEqual(LISTED_MS);
  await quiet(product.url, admin);
});
