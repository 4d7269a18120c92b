import type { Locator, Page } from '@playwright/test';
import { clean } from '../support/axe';
import { freshSession, signedInOnce } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;
const header = (page: Page): Locator => page.locator('header.site-head');

async function home(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
}

/** Scrolls, and waits until the page has heard of it: two scrolls within a frame are one to it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: y, behavior: 'instant' });
    await heard;
  }, top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

/** On a wide screen About is a disclosure. */
async function opensAbout(page: Page): Promise<void> {
  const about = page.getByRole('button', { name: 'About' });
  await about.focus();
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeFocused();
  const search = page.getByRole('link', { name: 'Property Search (opens another site)' }).first();
  await expect(search).toHaveAttribute('target', '_blank');
  await clean(page);
  await page.keyboard.press('Escape');
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await expect(about).toBeFocused();
}

/** On a small screen everything is in a menu that keeps the focus inside. */
async function opensMenu(page: Page): Promise<void> {
  const burger = page.getByRole('button', { name: 'Open menu' });
  await burger.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Home', 'Rates', 'Calculator', 'About Us', 'Contact', 'Careers', 'Login', 'Apply Now']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await clean(page);
  for (let press = 0; press < 16; press += 1) {
    await page.keyboard.press('Tab');
    // the browser's own bar may take a turn; the page behind never does
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
}

/** What is another thing on a phone, and is the same journey. */
function journeys(): void {
  // when it hides, and what holds it, is asserted in client/src/features/site/header.test.tsx
  test('expectation 3: the header goes and comes as the page scrolls, and stays where it must', async ({ page }) => {
    await home(page);
    await test.step('a shadow after 10 px, gone past 100 px going down, back going up', async () => {
      await scrollTo(page, 10);
      await expect(header(page)).not.toHaveClass(/scrolled/);
      await scrollTo(page, 60);
      await expect(header(page)).toHaveClass(/scrolled/);
      await expect(header(page)).not.toHaveClass(/hidden-up/);
      await scrollTo(page, 200);
      await expect(header(page)).toHaveClass(/hidden-up/);
      await expect(header(page)).not.toBeInViewport();
      await scrollTo(page, 180);
      await expect(header(page)).not.toHaveClass(/hidden-up/);
      await expect(header(page)).toBeInViewport();
    });
    await test.step('Tab from link to link in it leaves the page where it is', async () => {
      await scrollTo(page, 900);
      await expect(header(page)).toHaveClass(/hidden-up/);
      await scrollTo(page, 800);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
      await page.getByRole('link', { name: 'Tamarack' }).first().focus();
      for (let press = 0; press < 3; press += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => window.scrollY)).toBe(800);
      }
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    });
    await test.step('it stays while the focus is in it', async () => {
      await scrollTo(page, 1_200);
      await expect(header(page)).not.toHaveClass(/hidden-up/);
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    });
    // on small screens the list is in the menu, which covers the page
    if (!isPhone(page)) {
      await test.step('an open list holds it while the page scrolls under it', async () => {
        await page.getByRole('button', { name: 'About' }).click();
        await scrollTo(page, 1_500);
        await expect(header(page)).not.toHaveClass(/hidden-up/);
        await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
      });
    }
    await test.step('it stays on every other page', async () => {
      await page.goto('/about');
      await hydrated(page);
      await scrollTo(page, 400);
      await expect(header(page)).toHaveClass(/scrolled/);
      await expect(header(page)).not.toHaveClass(/hidden-up/);
    });
  });

  test('expectation 4: the list of pages opens by keyboard; Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await home(page);
    await (isPhone(page) ? opensMenu : opensAbout)(page);
  });

  test('the account menu of an administrator: My Account, Admin Panel, Logout', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedInOnce(page, await freshSession(ADMIN));
    await page.goto('/about');
    await hydrated(page);
    if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
    else await page.locator('.login button').first().click();
    const place = isPhone(page) ? page.getByRole('dialog', { name: 'Menu' }) : header(page);
    await expect(place.getByRole('link', { name: 'My Account' })).toBeVisible();
    await expect(place.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
    await clean(page);
    await place.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await hydrated(page);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}

test.describe('at the desk', journeys);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  journeys();
});
