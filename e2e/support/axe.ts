import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing for axe to find as the page stands. `where`: what the complaint calls it. */
export async function clean(page: Page, where = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, where).toEqual([]);
}

/** Nothing sideways at 320. */
export async function narrow(page: Page, where = page.url()): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}

/** Nothing for axe to find as the page stands, at the desk and on a phone, and nothing sideways at 320. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await clean(page);
  }
  await narrow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}
