import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ACCOUNT_PAGES, CONSOLE_PAGES, DESK_PAGES, PUBLIC_PAGES } from '../support/pages';
import { alreadySignedIn, sampleAdviser, samplePerson } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';
import { excused, OUTSIDE_TOOLS, type Finding } from './tools';

// `npm run outside`: what the tools of other people find on every page, at the desk and on a phone, with its counts.

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const REPORT = fileURLToPath(new URL('../../test-results/outside.json', import.meta.url));

const COUNTS = OUTSIDE_TOOLS.map((tool) => ({
  ...tool,
  pages: 0,
  excused: 0,
  findings: [] as (Finding & { page: string })[],
}));

/** Holds each tool against each address at both widths. */
async function walk(page: Page, addresses: readonly string[], ready: (page: Page) => Promise<void>): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await ready(page);
      // what is folded is looked at, too
      await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
      for (const count of COUNTS) {
        if (count.once && size !== SIZES[0]) continue;
        const findings = await count.look(page);
        count.pages += 1;
        const faults = findings.filter((finding) => !excused(count.name, finding));
        count.excused += findings.length - faults.length;
        count.findings.push(...faults.map((finding) => ({ ...finding, page: `${address} at ${size.width}` })));
      }
    }
  }
}

const addressesOf = (pages: readonly (readonly [address: string, ...rest: unknown[]])[]): string[] =>
  pages.map(([address]) => address);

/** As its reader has it: what comes later has come. */
const shown = (page: Page): Promise<void> =>
  expect(async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.bone, .loading')).toHaveCount(0);
  }).toPass();
const ofTheServer = async (page: Page): Promise<void> => {
  await hydrated(page);
  await shown(page);
};

// one test: the counts are of all pages, and who finds something does not hide what the next has
test('nothing for axe, HTML_CodeSniffer, IBM’s checker and html-validate on any page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await walk(page, addressesOf(PUBLIC_PAGES), ofTheServer);
  await alreadySignedIn(page, samplePerson('ACCOUNT_HOLDER'));
  await walk(page, addressesOf(ACCOUNT_PAGES), shown);
  await alreadySignedIn(page, sampleAdviser());
  await walk(page, addressesOf(DESK_PAGES), shown);
  await alreadySignedIn(page, ADMIN);
  await walk(page, addressesOf(CONSOLE_PAGES), shown);

  fs.writeFileSync(REPORT, JSON.stringify(COUNTS, null, 2));
  process.stdout.write('\n| Tool | looks at a page | findings | excused |\n| --- | ---: | ---: | ---: |\n');
  for (const { name, pages, findings, excused: known } of COUNTS)
    process.stdout.write(`| ${name} | ${pages} | ${findings.length} | ${known} |\n`);
  const found = COUNTS.flatMap(({ name, findings }) =>
    findings.map(({ page: where, rule, at }) => `${where}: ${name}: ${rule}: ${at}`),
  );
  expect(found).toEqual([]);
});
