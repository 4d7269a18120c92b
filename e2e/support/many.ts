import { expect, type Locator, type Page } from '@playwright/test';
import { query, type Token } from './desk';
import { alreadySignedIn } from './people';
import { ADMIN, HANG_MS } from './server';

const ROWS = 10_000;
/** More than the server gives at once: what is watched is how many rows are drawn, not how often it is asked. */
const PAGE = 500;
/** Rows that the table may draw, whatever the list is long */
export const MOST_DRAWN = 80;
const HOUR_MS = 3_600_000;

/** A page of the list, in the shape of the server's answer. */
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

/** The inbox with 10,000 enquiries, scrolled to the last: the element that scrolls, and the rows that are drawn. */
export async function manyEnquiries(page: Page): Promise<{ scroller: Locator; rows: Locator }> {
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
  const last = page.getByRole('link', { name: `Person ${ROWS - 1}`, exact: true });
  await expect(async () => {
    await scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    expect(await rows.count()).toBeLessThan(MOST_DRAWN);
    await expect(last).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [20], timeout: HANG_MS });
  return { scroller, rows };
}

const WANTED = 5_000;

interface Banks {
  deskBanks: { name: string }[];
}

/** So many rates that nobody has yet, each different in what makes a rate another one. */
function manyRates(banks: readonly string[]): string {
  const lines: string[] = ['bank,term,type,rate,province'];
  for (const province of ['ON', 'BC', 'AB', 'QC', 'MB', 'SK', 'NS', 'NB']) {
    for (const term of [1, 2, 3, 4, 5, 7, 10]) {
      for (const type of ['fixed', 'variable']) {
        for (const bank of banks)
          lines.push(`"${bank}",${term},${type},${(4 + (lines.length % 200) / 100).toFixed(2)},${province}`);
      }
    }
  }
  return lines.slice(0, WANTED + 1).join('\n');
}

/** 5,000 rates more; gives how many there are now. */
export async function importManyRates(url: string, admin: Token): Promise<number> {
  const { deskBanks } = await query<Banks>(url, admin, '{ deskBanks { name } }');
  await query(
    url,
    admin,
    'mutation ($csv: String!) { importRates(csv: $csv, dryRun: false) { userErrors { message } } }',
    { csv: manyRates(deskBanks.map(({ name }) => name)) },
  );
  const listed = await query<{ deskRates: { totalItems: number } }>(url, admin, '{ deskRates { totalItems } }');
  expect(listed.deskRates.totalItems).toBeGreaterThanOrEqual(WANTED);
  return listed.deskRates.totalItems;
}
