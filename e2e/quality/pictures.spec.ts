import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, hydrated, signIn, test } from '../support/test';

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url));

/** `PICTURES=1 npm run test:e2e -- pictures` makes the pictures of the README and of the docs anew. */
const wanted = process.env.PICTURES === '1';

async function picture(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled', ...options });
}

for (const width of [1440, 390]) {
  test(`the pages at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [address, name] of [
      ['/', 'home'],
      ['/rates', 'rates'],
      ['/basic-form', 'basic-form'],
      ['/about', 'about'],
      ['/contact', 'contact'],
      ['/privacy', 'privacy'],
      ['/careers', 'careers'],
      ['/first-time-buyers', 'first-time-buyers'],
      ['/form-selection', 'form-selection'],
      ['/mortgage/success', 'mortgage-success'],
      ['/unauthorized', 'unauthorized'],
      ['/nope', 'missing'],
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (wanted) await picture(page, `${name}-${width}`, { fullPage: name !== 'home' });
    }
    await page.goto('/admin');
    await signIn(page);
    await expect(page.getByRole('table')).toBeVisible();
    if (wanted) await picture(page, `inbox-${width}`);
    await page.getByRole('main').locator('a[href*="/admin/enquiries/"]').first().click();
    await expect(page.getByText('Where it stands')).toBeVisible();
    if (wanted) await picture(page, `enquiry-${width}`);
  });
}
