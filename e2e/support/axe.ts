import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { styled } from './sheets';
import { fits, NARROW, sized } from './sideways';

/** Packed: most of what it costs is its way into the page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const DESKTOP = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;

const EVERY_RULE: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};
/** Rules that are not WCAG's own: one that Lighthouse asks for, and that all of a page stands in landmarks (A13). */
const ASKED_FOR: RunOptions['rules'] = { 'td-has-header': { enabled: true }, region: { enabled: true } };
/** What a theme can break: all else that axe looks at is the same markup in both. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const COLOUR_RULES: RunOptions['runOnly'] = { type: 'rule', values: COLOURS };
/** What another width, or the words of another page of the same kind, can break. */
const LAYOUT_RULES: RunOptions['runOnly'] = { type: 'rule', values: [...COLOURS, 'target-size'] };
/** `npm run test:full`: every rule on every page at both widths. */
const FULL = process.env.FULL === '1';

/**
 * Nothing for axe to find as the page stands. It runs in the page itself and reports violations only: the wrapper for
 * Playwright opens another page for each report, and takes four times as long.
 */
async function expectClean(page: Page, where: string, options: RunOptions, within?: string): Promise<void> {
  await styled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const look = async ([asked, part]: [RunOptions, string | undefined]): Promise<string[]> => {
    // half way through a fade no colour is what it will be; a page that draws no frames for a while would never come to its end
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .forEach((animation) => animation.finish());
    const runner = (window as unknown as { axe: typeof axe }).axe;
    // elements are named here, and only those found wrong: axe would write out and find a selector for each one it passes
    runner.configure({ noHtml: true });
    const { violations } = await runner.run(part === undefined ? document : { include: [part] }, {
      ...asked,
      resultTypes: ['violations'],
      elementRef: true,
      selectors: false,
      // a frame without scripts answers nobody
      iframes: false,
      preload: { assets: ['media'] },
    });
    const held = (element: Element | null | undefined): Element | undefined => {
      if (!element) return undefined;
      const own = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
      return own ? element : held(element.parentElement);
    };
    // what stays while the page scrolls under it lies on a link only until the reader scrolls on
    const passing = ({ element, any }: (typeof violations)[number]['nodes'][number]): boolean =>
      any.some(({ relatedNodes = [] }) => relatedNodes.some((related) => held(related.element) !== held(element)));
    return violations
      .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => id !== 'target-size' || !passing(node)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element?.outerHTML.slice(0, 300)).join(' | ')}`);
  };
  expect(await page.evaluate(look, [options, within] as [RunOptions, string | undefined]), where).toEqual([]);
}

/**
 * Nothing for axe to find as the page stands. `where`: what the complaint calls it. `within`: a layer that opened over a page
 * that was looked at, by its selector; all else is as it was.
 */
export const clean = (page: Page, where = page.url(), within?: string): Promise<void> =>
  expectClean(page, where, { runOnly: EVERY_RULE, rules: ASKED_FOR }, within);

/** What a page, whose kind or whose other width was looked at with every rule, can have for itself. */
export const cleanAgain = (page: Page, where = page.url(), within?: string): Promise<void> =>
  FULL ? clean(page, where, within) : expectClean(page, where, { runOnly: LAYOUT_RULES }, within);

/** Nothing sideways at 320. */
export async function narrow(page: Page, where = page.url()): Promise<void> {
  const size = page.viewportSize();
  await sized(page, NARROW);
  await fits(page, where);
  if (size) await sized(page, size);
}

async function atBothWidths(page: Page, where: string, phone?: typeof clean, within?: string): Promise<void> {
  await sized(page, DESKTOP);
  await fits(page, where);
  await clean(page, `${where} at ${DESKTOP.width}`, within);
  await sized(page, PHONE);
  await fits(page, where);
  await phone?.(page, `${where} at ${PHONE.width}`, within);
  await sized(page, NARROW);
  await fits(page, where);
  await sized(page, DESKTOP);
}

/** Nothing for axe to find on a page at the desk and on a phone, and nothing sideways there and at 320. */
export const expectPageAccessible = (page: Page, where = page.url(), within?: string): Promise<void> =>
  atBothWidths(page, where, cleanAgain, within);

/**
 * Nothing for axe to find in the state that a journey reached, and nothing sideways at 1440, 390 and 320. What a phone can
 * break of it, axe looks at in `npm run test:full`: each kind of page and part is looked at there in every run.
 */
export const expectAccessible = (page: Page, where = page.url(), within?: string): Promise<void> =>
  atBothWidths(page, where, FULL ? cleanAgain : undefined, within);

async function inTheDark(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await look();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
}

const coloursOf = (page: Page, where: string, within?: string): Promise<void> =>
  expectClean(page, `${where} in the dark theme`, { runOnly: COLOUR_RULES }, within);

/** The console's page as it stands, in the dark theme: its colours. */
export const cleanInTheDark = (page: Page, where = page.url(), within?: string): Promise<void> =>
  inTheDark(page, () => coloursOf(page, where, within));

/** The console's page as it stands: every rule in the light theme, colours in the dark one. */
export async function inBothThemes(page: Page, where = page.url(), within?: string): Promise<void> {
  await clean(page, where, within);
  await cleanInTheDark(page, where, within);
}

/**
 * The console's page as `expectAccessible` wants it in its light theme; then its colours in the dark one, at the desk. A
 * colour is that of a phone: `npm run test:full` looks there, too.
 */
export async function expectAccessibleInBothThemes(page: Page, where = page.url(), within?: string): Promise<void> {
  await expectPageAccessible(page, where, within);
  await inTheDark(page, async () => {
    for (const size of FULL ? [PHONE, DESKTOP] : [DESKTOP]) {
      await sized(page, size);
      await coloursOf(page, `${where} at ${size.width}`, within);
    }
  });
}
