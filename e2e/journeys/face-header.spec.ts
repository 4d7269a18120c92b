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

test('expectation 3: a shadow after 10 px, gone past 100 px going down, back going up', async ({ page }) => {
  await home(page);
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

test('expectation 3: it stays while the focus or an open list is in it, and on every other page', async ({ page }) => {
  await home(page);
  await page.getByRole('link', { name: 'Apply Now' }).first().focus();
  await scrollTo(page, 400);
  await expect(header(page)).not.toHaveClass(/hidden-up/);
  await page.goto('/about');
  await hydrated(page);
  await scrollTo(page, 400);
  await expect(header(page)).toHaveClass(/scrolled/);
  await expect(header(page)).not.toHaveClass(/hidden-up/);
});

test('expectation 3: an open list holds the header while the page scrolls under it', async ({ page }) => {
  test.skip(isPhone(page), 'on small screens the list is in the menu, which covers the page');
  await home(page);
  await page.getByRole('button', { name: 'About' }).click();
  await scrollTo(page, 400);
  await expect(header(page)).not.toHaveClass(/hidden-up/);
  await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
});

test('expectation 3: Tab from link to link in the header leaves the page where it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await scrollTo(page, 900);
  await expect(header(page)).toHaveClass(/hidden-up/);
  await scrollTo(page, 800);
  await expect(header(page)).not.toHaveClass(/hidden-up/);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Tamarack' }).first().focus();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => window.scrollY)).toBe(800);
  }
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
});

test('expectation 4: About is a disclosure for the keyboard; Escape closes it and gives the focus back', async ({
  page,
}) => {
  test.skip(isPhone(page), 'on small screens the list is in the menu');
  await home(page);
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
});

test('expectation 4: the menu of small screens keeps the focus inside; Escape closes it and gives the focus back', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'wide screens show the links themselves');
  await home(page);
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
