import { leastOf } from '../support/measure';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, test } from '../support/test';

const ROWS = 10_000;
const PAGE = 100;
const MOST_DRAWN = 80;
/** What the browser calls a long task */
const LONG_MS = 50;
const HOUR_MS = 3_600_000;

/** A page of the list, as the server would answer it. */
function answered(after: string | null): object {
  const from = after === null ? 0 : Number(after);
  const created = new Date(Date.now() - HOUR_MS).toISOString();
  const items = Array.from({ length: PAGE }, (_, row) => ({
    ...{ __typename: 'Enquiry', id: `row-${from + row}`, kind: 'LEAD', status: 'NEW', subject: 'Renewal · Ontario' },
    ...{ fullName: `Person ${from + row}`, maskedPhone: null, email: 'many@e2e.example.ca', applicationNumber: null },
    ...{ applicationId: null, createdAt: created, firstRespondedAt: null, firstResponseKind: null, followUpAt: null },
    firstResponseDueAt: new Date(Date.now() + 23 * HOUR_MS).toISOString(),
    ...{ emailRefusal: null, lostReason: null, assignedToId: null, assignedTo: null, version: 1 },
    ...{ channel: 'DIRECT', campaign: null },
  }));
  const group = { __typename: 'EnquiryGroupCount', group: 'LATER', count: ROWS, isCapped: false, inThisPage: PAGE };
  const next = from + PAGE < ROWS ? String(from + PAGE) : null;
  const page = { totalItems: ROWS, isTotalCapped: false, nextCursor: next, groups: [group], items };
  return { data: { enquiries: { __typename: 'EnquiryPage', ...page } } };
}

test('10,000 enquiries: fewer than 80 rows are drawn, and scrolling has no long task', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as { operationName?: string; variables?: { after?: string } } | null;
    if (asked?.operationName !== 'Enquiries') return route.fallback();
    return route.fulfill({ json: answered(asked.variables?.after ?? null) });
  });
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/enquiries');
  const rows = page.locator('.table-inbox tr');
  await expect(page.getByRole('link', { name: 'Person 0', exact: true })).toBeVisible();
  const scroller = page.locator('[data-scrolls]').first();

  // to the end, page after page
  const last = page.getByRole('link', { name: `Person ${ROWS - 1}`, exact: true });
  await expect(async () => {
    await scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    expect(await rows.count()).toBeLessThan(MOST_DRAWN);
    await expect(last).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [20], timeout: 60_000 });

  const longest = await leastOf(LONG_MS, () =>
    scroller.evaluate(async (element) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ type: 'longtask' });
      for (let step = 0; step < 60; step += 1) {
        element.scrollBy({ top: step % 2 ? -900 : 700 });
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => setTimeout(resolve));
      tasks.push(...observer.takeRecords().map(({ duration }) => duration));
      observer.disconnect();
      return Math.max(0, ...tasks);
    }),
  );
  process.stdout.write(`    scrolling 10,000 enquiries, the longest task ${Math.round(longest)} ms\n`);
  expect(await rows.count()).toBeLessThan(MOST_DRAWN);
  expect(longest).toBeLessThanOrEqual(LONG_MS);
});
