import type { Page } from '@playwright/test';
import { clean, narrow } from '../support/axe';
import { CONSOLE_PAGES } from '../support/pages';
import { expect, signIn, test } from '../support/test';

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading')).toHaveCount(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the console in ${colorScheme}: every page, the palette, menus and panels have nothing for axe to find`, async ({
    page,
    viewport,
  }) => {
    test.slow();
    const phone = (viewport?.width ?? 0) < 800;
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.goto('/admin');
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    for (const [address] of CONSOLE_PAGES) {
      await page.goto(address);
      await settled(page);
      await clean(page, address);
      await narrow(page, address);
    }

    await page.goto('/admin/enquiries');
    await settled(page);
    await page.getByRole('button', { name: /^Status:/ }).click();
    await expect(page.getByRole('menu', { name: 'Status' })).toBeVisible();
    await clean(page, 'filter menu');
    await page.keyboard.press('Escape');
    await page.locator('.table-inbox .row-link').first().click();
    await expect(page.locator('.facts-list')).toBeVisible();
    await clean(page, 'enquiry');
    await narrow(page, 'enquiry');

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: /Search/ })).toBeVisible();
    await clean(page, 'palette');
    await page.keyboard.type('pr');
    await expect(page.getByRole('group', { name: 'Enquiries' })).toBeVisible();
    await clean(page, 'palette with results');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await clean(page, 'notifications');
    await page.keyboard.press('Escape');

    if (phone) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await clean(page, 'navigation');
    }
    await page.getByRole('button', { name: /account and theme/ }).click();
    await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
    await clean(page, 'account menu');
  });
}
