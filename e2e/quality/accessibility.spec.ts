import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, signIn, test } from '../support/test';

const PUBLIC = [
  '/',
  '/rates',
  '/about',
  '/contact',
  '/privacy',
  '/careers',
  '/first-time-buyers',
  '/form-selection',
  '/basic-form',
  '/mortgage/success',
  '/auth',
  '/unauthorized',
  '/calculator',
  '/mortgage',
  '/thankyou',
  '/nope',
];

async function clean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

for (const address of PUBLIC) {
  test(`${address} has nothing for axe to find, and does not scroll sideways at 320`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    await clean(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('the form with its errors shown', async ({ page }) => {
  await page.goto('/basic-form');
  await expect(page.locator('#basic-form')).toHaveAttribute('data-hydrated', 'yes');
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await clean(page);
});

test('the menu open', async ({ page, viewport }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  const phone = (viewport?.width ?? 0) < 800;
  await page
    .getByRole('button', { name: phone ? /menu/i : 'About' })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Careers' }).first()).toBeVisible();
  await clean(page);
});

test('the office: inbox, one enquiry, the e-mails', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin');
  await signIn(page);
  const first = page.getByRole('main').locator('a[href*="/admin/enquiries/"]').first();
  await expect(first).toBeVisible();
  await clean(page);
  await first.click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await clean(page);
  await page.goto('/admin/mail');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await clean(page);
});
