import { clean, narrow } from '../support/axe';
import { PUBLIC_PAGES } from '../support/pages';
import { expect, hydrated, test } from '../support/test';

/** With the addresses whose pages are still to come. */
const ADDRESSES = [...PUBLIC_PAGES.map(([address]) => address), '/mortgage', '/thankyou', '/blogs'];

for (const address of ADDRESSES) {
  test(`${address} has nothing for axe to find, and does not scroll sideways at 320`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    await clean(page);
    await narrow(page);
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
