import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ACCOUNT_PAGES, CONSOLE_PAGES, PUBLIC_PAGES } from '../support/pages';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

const DOCS = fileURLToPath(new URL('../../docs/images/', import.meta.url));
/** To look at; kept nowhere */
const OTHERS = fileURLToPath(new URL('../../test-results/pictures/', import.meta.url));

/** The docs use a few: only those are taken anew. */
const folderOf = (name: string): string => (fs.existsSync(path.join(DOCS, name)) ? DOCS : OTHERS);

/** Pictures further down load when somebody comes near; here nobody scrolls. */
const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Opens a page, waits until it is all there, and takes its picture. Only with PICTURES=1: see playwright.config.ts. */
async function picture(
  page: Page,
  [address, name]: readonly [string, string, ...unknown[]],
  whole: boolean,
): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await loadPictures(page);
  const file = `${name}-${page.viewportSize()?.width}.png`;
  const taken = await page.screenshot({ animations: 'disabled', fullPage: whole });
  // a drawn page has few colours: a third of the size, and no difference to see
  await sharp(taken)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(path.join(folderOf(file), file));
}

fs.mkdirSync(OTHERS, { recursive: true });

for (const size of SIZES) {
  test.describe(`at ${size.width}`, () => {
    test.use({ viewport: size, reducedMotion: 'reduce' });

    test('the public pages', async ({ page }) => {
      test.slow();
      for (const each of PUBLIC_PAGES) await picture(page, each, each[1] !== 'home');
    });

    test('what an account holder has', async ({ page }) => {
      await alreadySignedIn(page);
      for (const each of ACCOUNT_PAGES) await picture(page, each, true);
    });

    test('the console', async ({ page }) => {
      await alreadySignedIn(page, ADMIN);
      for (const each of CONSOLE_PAGES) await picture(page, each, false);
      await page.goto('/admin/enquiries');
      const first = page.getByRole('main').locator('a[href*="/admin/enquiries/"]').first();
      const address = (await first.getAttribute('href')) ?? '';
      await picture(page, [address, 'enquiry'], false);
    });
  });
}
