import type { Locator, Page } from '@playwright/test';
import { clean } from '../support/axe';
import { escape } from '../support/escape';
import { expect, test, turnTo } from '../support/test';

const HOME = '/calculator/purchase?price=640000&down=64000&province=ON&city=Toronto&rate=4.04&years=25';
/** Words that are in the code of the panel alone */
const OWN_WORDS = 'Where each figure comes from';

const payment = (page: Page): Locator => page.locator('.calc-sentence').getByRole('button');
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Why $3,136.69' });

async function open(page: Page, width: number, height: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.goto(HOME);
  await turnTo(page, payment(page));
}

test('a figure opens with Enter under it, Escape gives the focus back, its code comes no earlier, and it is printed', async ({
  page,
}) => {
  const early: string[] = [];
  const bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    bodies.push(response.text().then((text) => text.includes(OWN_WORDS) && early.push(response.url())));
  });
  await open(page, 1440, 900);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  expect(early).toEqual([]);

  await payment(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('region', { name: 'Formula' })).toContainText('payment = P × i ÷');
  await expect(panel(page).getByRole('row', { name: /^P/ })).toContainText('$576,000.00 + $17,856.00');
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  await clean(page);

  await escape(page);
  await expect(panel(page)).toBeHidden();
  await expect(payment(page)).toBeFocused();

  await payment(page).click();
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(panel(page)).toBeHidden();

  // what is open is printed below the figures, and the window itself is not
  await page.emulateMedia({ media: 'print' });
  await expect(payment(page)).toBeVisible();
  await expect(page.locator('.calc-result').getByText(OWN_WORDS)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await payment(page).click();
  await expect(panel(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(panel(page)).toBeHidden();
  const printed = page.locator('.calc-result').getByRole('table', { name: OWN_WORDS });
  await expect(printed).toBeVisible();
  await expect(printed).toContainText('Insurance premiums, from March 17, 2017');
});

test('on a phone it is a sheet at the bottom, and a long formula scrolls in its own box', async ({ page }) => {
  await open(page, 390, 844);
  await payment(page).click();
  await expect(panel(page)).toBeVisible();
  const box = await panel(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  const formula = panel(page).getByRole('region', { name: 'Formula' });
  const [inner, outer] = await formula.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(inner).toBeGreaterThan(outer ?? 0);
  expect(await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await clean(page);
});

/** How high it is, as the server's page has it and once its figures open. */
async function heights(page: Page, of: Locator, opener: Locator): Promise<[number, number]> {
  const height = (): Promise<number> => of.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await of.scrollIntoViewIfNeeded();
  await expect(opener).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return [before, await height()];
}

/** Where a part of a page and the lines in it stand, to the hundredth of a pixel. */
const boxes = (of: Locator): Promise<string[]> =>
  of.evaluate((element) =>
    [element, ...element.querySelectorAll('.sign-apr, .sign-row, .sign-foot')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map((pixels) => pixels.toFixed(2)).join(' ');
    }),
  );

test('the sign and a card of the home page open payment and APR, and nothing moves for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const sign = page.locator('.sign-panel:visible');
    await page.evaluate(() => document.fonts.ready);
    const stood = await boxes(sign);
    const onSign = sign.getByRole('button', { name: /^\$[\d,]+\/mo$/ });
    await turnTo(page, onSign);
    expect(await boxes(sign), `${width} wide`).toEqual(stood);
    const cards = page.locator('.rgrid');
    const onCard = cards.getByRole('button', { name: /a month on \$500,000$/ }).first();
    const [before, after] = await heights(page, cards, onCard);
    expect(after, `${width} wide`).toBeCloseTo(before, 1);
    const opened = page.getByRole('dialog', { name: /^Why \$/ });
    for (const opener of [onCard, onSign]) {
      await opener.click();
      await expect(opened.getByRole('region', { name: 'Formula' })).toContainText('payment = P × i ÷');
      await clean(page);
      await escape(page);
      await expect(opener).toBeFocused();
    }
    await sign.getByRole('button', { name: /APR$/ }).click();
    await expect(page.getByRole('dialog', { name: /^Why [\d.]+%$/ })).toContainText('r + F ÷');
    await escape(page);
  }
});

test('the table of each term opens its payments, and is no higher for it', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/rates');
    const table = page.locator('table.best');
    const opener = table.getByRole('button', { name: /^\$/ }).first();
    const [before, after] = await heights(page, table, opener);
    expect(after, `${width} wide`).toBeCloseTo(before, 1);
    await opener.click();
    const opened = page.getByRole('dialog', { name: /^Why \$/ });
    await expect(opened.getByRole('row', { name: /^r/ })).toContainText('published');
    await escape(page);
  }
});
