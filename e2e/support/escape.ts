import { expect, type Page } from '@playwright/test';

const OVER_THE_PAGE = ['dialog[open]', '[role=dialog]', '[role=alertdialog]', '[role=menu]'];
const WITH_FOCUS = OVER_THE_PAGE.map((layer) => `${layer}:focus-within`).join(',');

/** Escape, once what opened over the page has the focus: a frame earlier it is the page's, and closes nothing. */
export async function escape(page: Page): Promise<void> {
  await expect(page.locator(WITH_FOCUS)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
}
