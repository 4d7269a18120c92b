import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

/** Below that much bare ground the picture and the form beside it end together. */
const SLACK_PX = 40;
/** The bridge of /private-financing stands in a gorge that goes on to the end of the hero. */
const LANDINGS = [
  '/mortgage',
  '/mortgage/new-purchase',
  '/mortgage/renewal',
  '/mortgage/refinance',
  '/mortgage/equity-takeout',
  '/2ndmortgage',
  '/self-employed-mortgage',
  '/realtorquest-letsconnect',
] as const;

async function box(part: Locator): Promise<{ x: number; y: number; bottom: number }> {
  const found = await part.boundingBox();
  if (!found) throw new Error('it is not on the page');
  return { x: found.x, y: found.y, bottom: found.y + found.height };
}

/** The end of what is drawn and written beside the form. */
const besideForm = (page: Page): Promise<number> =>
  page.locator('#lead').evaluate((form) => {
    let part: Element = form;
    // the column that stands beside the form's
    while (!part.previousElementSibling || part.previousElementSibling.tagName === 'svg')
      part = part.parentElement ?? part;
    const ends = [...(part.previousElementSibling.children ?? [])].map((child) => child.getBoundingClientRect().bottom);
    return Math.max(...ends) + window.scrollY;
  });

test('a landing page’s form ends with what stands beside it, and its title touches nothing', async ({ page }) => {
  for (const address of LANDINGS) {
    await page.goto(address);
    await hydrated(page);
    for (const width of [1440, 1200, 800]) {
      await page.setViewportSize({ width, height: 900 });
      const form = await box(page.locator('#lead'));
      const title = await box(page.getByRole('heading', { level: 1 }));
      const lede = await box(page.locator('h1 + .lede, h1 + * .lede').first());
      // where they stand beside each other they cannot touch
      const apart = lede.x - title.x > 100 ? Infinity : lede.y - title.bottom;
      expect.soft(apart, `${address} at ${width}: the title and its sentence`).toBeGreaterThanOrEqual(8);
      if (width > 900) {
        const left = await besideForm(page);
        expect
          .soft(form.bottom, `${address} at ${width}: the form and the picture`)
          .toBeLessThanOrEqual(left + SLACK_PX);
      }
    }
  }
});

test('on a phone the first screen shows a rate, and the calculator’s first field with the payment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rates');
  await hydrated(page);
  const rate = await box(page.locator('#rates li[data-rate] sup').first());
  expect(rate.bottom).toBeLessThanOrEqual(844);

  await page.goto('/calculator');
  await hydrated(page);
  const field = await box(page.getByLabel('Mortgage amount'));
  const bar = page.getByRole('region', { name: 'Answer so far' });
  await expect(bar).toBeVisible();
  expect(field.bottom).toBeLessThanOrEqual((await box(bar)).y);
});

test('on a phone the home page shows a rate and both ways to begin at once, and is nine screens long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const hero = page.locator('.hero');
  for (const part of [
    hero.locator('.sign-m sup'),
    hero.getByRole('link', { name: 'Get pre-approved' }),
    hero.getByRole('link', { name: 'Request a consultation' }),
  ])
    expect.soft((await box(part)).bottom).toBeLessThanOrEqual(844);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 844);
  // folded, and there for whoever follows a mark
  const note = page.getByText(/^The difference in payments over a year/);
  await expect(note).toBeHidden();
  await page.getByRole('link', { name: 'See note 3' }).first().click();
  await expect(note).toBeInViewport();
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Renewal' })).toBeVisible();
});
