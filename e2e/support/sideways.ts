import { expect, type Page } from '@playwright/test';

/** Phones, tablets, laptops as they are sold, and desks; in every run one of each, in `npm run test:full` all. */
const WIDTHS: readonly number[] =
  process.env.FULL === '1' ? [320, 390, 800, 1024, 1200, 1280, 1366, 1440, 1920] : [320, 390, 1024, 1440];

/** The window, if it is not as large already: a size that it has would lay the whole page out again. */
export async function sized(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

/** The smallest phone. Whoever looks there several times makes the window so first: each look leaves it as it was. */
export const NARROW = { width: 320, height: 700 } as const;

/**
 * What goes sideways: the page itself, and each box or line of text that sticks out of the box it stands in. A table that
 * runs over the panel beside it makes no page wider. What scrolls or clips keeps what is in it; what is drawn or placed by
 * itself (pictures, layers, what is turned) may stand where it likes, and a negative margin says how far something may go.
 */
function stickingOut(): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push(`the page, by ${page.scrollWidth - page.clientWidth} px`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const isFree = (element: Element): boolean => {
    const { position, transform, rotate, translate } = styleOf(element);
    return /absolute|fixed/.test(position) || [transform, rotate, translate].some((value) => value !== 'none');
  };
  const isClipped = (element: Element): boolean => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (styleOf(box).overflowX !== 'visible' || styleOf(box).clipPath !== 'none') return true;
      if (/absolute|fixed/.test(styleOf(box).position)) return false;
    }
    return false;
  };
  const boxAround = (element: Element | null): Element | null =>
    element && /^(contents|inline)$/.test(styleOf(element).display) ? boxAround(element.parentElement) : element;
  const nameOf = (element: Element): string =>
    [...(element.closest('[class]')?.classList ?? [])].map((name) => `.${name}`).join('') || element.localName;

  const compare = (box: DOMRect, around: Element, what: string, allowed: readonly [number, number]): void => {
    const room = around.getBoundingClientRect();
    const over = Math.max(room.left - box.left - allowed[0], box.right - room.right - allowed[1]);
    if (box.width > 0 && room.width > 0 && over > 1 && !isClipped(around))
      found.push(`${what} in ${nameOf(around)}, by ${Math.round(over)} px`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    const isOut = node.closest('svg') !== null || isFree(node) || !node.checkVisibility({ visibilityProperty: true });
    return isOut || node.matches('noscript, script, option, [aria-hidden="true"]')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT;
  });
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const around = boxAround(node.parentElement);
    if (!around || around === document.body) continue;
    if (node instanceof Element) {
      const { display, marginLeft, marginRight } = styleOf(node);
      if (display === 'contents' || display === 'inline') continue;
      const least = (margin: string): number => Math.max(0, -Number.parseFloat(margin) || 0);
      compare(node.getBoundingClientRect(), around, nameOf(node), [least(marginLeft), least(marginRight)]);
    } else if (node.nodeValue?.trim()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      compare(range.getBoundingClientRect(), around, `“${node.nodeValue.trim().slice(0, 40)}”`, [0, 0]);
    }
  }
  return found;
}

/** Nothing goes sideways, once the page has followed the window. */
export async function fits(page: Page, where: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(stickingOut), {
      message: `${where} at ${page.viewportSize()?.width}`,
      // a page that follows its window does so within a frame or two
      intervals: [20, 50, 100, 250, 500, 1_000],
    })
    .toEqual([]);
}

/** What WCAG 1.4.12 lets a reader ask for; a drawing has no lines of text. */
const SPACED = `
*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Text of twice the size (WCAG 1.4.4), as a browser's setting makes it. */
const LARGE = ':root { font-size: 200% !important; }';
/** A table of figures needs its columns, and may be wider than a phone (1.4.10). */
const WITHOUT_TABLES = 'main table:not(.table) { display: none !important; }';

async function bears(page: Page, css: string, where: string): Promise<void> {
  const size = page.viewportSize();
  await sized(page, NARROW);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await fits(page, where);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  if (size) await sized(page, size);
}

/** Letters, words and lines as far apart as a reader may have them on the smallest phone: still nothing goes sideways. */
export const bearsSpacing = (page: Page, where = page.url()): Promise<void> =>
  bears(page, SPACED, `${where} with its text spaced`);

/** Nor with text that is twice as large. */
export const bearsLargeText = (page: Page, where = page.url()): Promise<void> =>
  bears(page, LARGE, `${where} with its text twice as large`);

/** In the office, but for its tables. */
export const deskBearsLargeText = (page: Page, where = page.url()): Promise<void> =>
  bears(page, LARGE + WITHOUT_TABLES, `${where} with its text twice as large`);

/** Where `expectAccessible` looks already */
export const BESIDE_AXE: readonly number[] = [320, 390, 1440];

/**
 * Nothing goes sideways at any of these widths, but for those that were `seen`. The page that is open follows its window, and is not
 * loaded again.
 */
export async function fitsEveryWidth(page: Page, where = page.url(), seen: readonly number[] = []): Promise<void> {
  const size = page.viewportSize();
  for (const width of WIDTHS.filter((one) => !seen.includes(one))) {
    await sized(page, { width, height: width < 500 ? 800 : 900 });
    await fits(page, where);
  }
  if (size) await sized(page, size);
}
