import type { Page } from '@playwright/test';
import { expect } from './test';

/** The free times of a page that shows them by itself come once somebody is there: whoever is, moves on until they do. */
export async function waitForFreeTimes(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await expect(page.locator('#book form')).toBeAttached({ timeout: 2_000 });
  }).toPass();
}
