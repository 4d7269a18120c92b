import type { Locator, Page } from '@playwright/test';
import { escape } from '../support/escape';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, goInside, hydrated, test } from '../support/test';

test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Pictures to look at, with PAPER=folder as for paper. */
const FOLDER = process.env.PAPER;

/** `look`s at a page in both of the colours of high contrast (A6). */
async function inBothSchemes(page: Page, look: (colorScheme: 'light' | 'dark') => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await look(colorScheme);
  }
}

test('what can be pressed has an edge, and what is current stands out', async ({ page }) => {
  await page.goto('/calculator');
  await hydrated(page);
  await inBothSchemes(page, async (colorScheme) => {
    for (const edged of ['.btn', '.calc-tab', '.calc-result', '.card-box']) {
      expect(await styleOf(page.locator(edged).filter({ visible: true }), 'border-top-width'), edged).toBe('1px');
      expect(await styleOf(page.locator(edged).filter({ visible: true }), 'border-top-style'), edged).toBe('solid');
    }
    const tabs = page.locator('.calc-tabs-row .calc-tab');
    const [current, other] = [tabs.and(page.locator('[aria-current]')), tabs.and(page.locator(':not([aria-current])'))];
    expect(await styleOf(current, 'background-color')).not.toBe(await styleOf(other, 'background-color'));
    expect(await styleOf(current, 'color')).not.toBe(await styleOf(current, 'background-color'));
    const nav = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await styleOf(nav.and(page.locator('[aria-current]')), 'background-color')).not.toBe(
      await styleOf(nav.and(page.locator(':not([aria-current])')), 'background-color'),
    );
    expect(await styleOf(page.locator('select.input'), 'appearance')).not.toBe('none');
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/contrast-calculator-${colorScheme}.png`, fullPage: true });

    // charts keep their meaning
    const swatches = page.locator('.calc-legend i');
    const [balance, interest] = [
      await styleOf(swatches.nth(0), 'background-color'),
      await styleOf(swatches.nth(1), 'background-color'),
    ];
    const ground = await styleOf(page.locator('body'), 'background-color');
    expect(new Set([balance, interest, ground]).size).toBe(3);
    expect(await styleOf(page.locator('rect.bar-balance'), 'fill')).toBe(balance);
    expect(await styleOf(page.locator('.calc-tick i'), 'color')).toBe(await styleOf(page.locator('body'), 'color'));
  });
});

test('the drawings of the home page keep their meaning', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await inBothSchemes(page, async (colorScheme) => {
    const label = page.locator('.tool svg text');
    expect(await styleOf(label, 'fill')).toBe(await styleOf(page.locator('body'), 'color'));
    expect(await styleOf(label, 'fill')).not.toBe(await styleOf(label, 'stroke'));
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/contrast-home-${colorScheme}.png`, fullPage: true });
  });
});

test('the day and the time of a call that are chosen stand out', async ({ page }) => {
  await page.goto('/contact#book');
  await hydrated(page);
  const times = page.locator('input[name="call-startsAt"]');
  const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
  // of today a single time may be left, and none of this week
  await page.getByRole('button', { name: 'Later days' }).click();
  await days.and(page.locator(':enabled')).first().check();
  await times.first().check();
  const look = (radio: Locator, property: string): Promise<string> =>
    styleOf(radio.locator('xpath=following-sibling::span'), property);
  await inBothSchemes(page, async () => {
    const pairs = [
      [times.first(), times.nth(1)],
      [days.and(page.locator(':checked')), days.and(page.locator(':not(:checked)')).first()],
    ] as const;
    for (const [chosen, other] of pairs) {
      expect(await look(chosen, 'background-color')).not.toBe(await look(other, 'background-color'));
      expect(await look(chosen, 'color')).not.toBe(await look(chosen, 'background-color'));
    }
  });
});

test('the assistant and its bubbles have edges', async ({ page }) => {
  await page.goto('/rates');
  await hydrated(page);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await inBothSchemes(page, async (colorScheme) => {
    for (const edged of ['.chat-panel', '.chat-line', '.chat-x', '.chat-send'])
      expect(await styleOf(page.locator(edged), 'border-top-width'), edged).toBe('1px');
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/contrast-chat-${colorScheme}.png` });
  });
});

test('in the office the keyboard is seen in menus and in the palette, and a switch is on or off', async ({ page }) => {
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/enquiries');
  const focused = page.locator('.a-item[data-focused]');
  const seen = async (): Promise<void> => {
    await expect(focused).toHaveCount(1);
    expect(await styleOf(focused, 'outline-style')).toBe('solid');
    expect(await styleOf(page.locator('.a-item:not([data-focused])'), 'outline-style')).toBe('none');
  };
  await page.getByRole('button', { name: /^Status:/ }).press('Enter');
  await seen();
  await escape(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('ArrowDown');
  await seen();
  await escape(page);

  await goInside(page, '/admin/lenders');
  const toggle = page.locator('.a-switch').first();
  const thumb = (): Promise<string[]> =>
    toggle.locator('.a-track').evaluate((track) => {
      const [ground, knob] = [getComputedStyle(track), getComputedStyle(track, '::before')];
      return [ground.borderTopStyle, ground.backgroundColor, knob.backgroundColor];
    });
  await expect(toggle).toBeVisible();
  const [edge, ground, knob] = await thumb();
  expect(edge).toBe('solid');
  expect(knob).not.toBe(ground);
});
