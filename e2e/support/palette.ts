import { expect, type Locator, type Page } from '@playwright/test';

export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search people, files, lenders' });

/** Its code comes with the first opening: what is typed before the box is there goes elsewhere. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('textbox')).toBeFocused();
}

/** Opens the palette, types and presses Enter once the wanted choice is marked. */
export async function act(page: Page, typed: string, label: string | RegExp): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(typed);
  // what Enter takes, in the list as it is for what was typed
  await expect(palette(page).locator('[role=option][data-focused]')).toHaveText(label);
  await page.keyboard.press('Enter');
}
