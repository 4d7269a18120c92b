import { expect, type Page } from '@playwright/test';
import { NARROW, sized } from './sideways';

/** What axe does not ask: a section without a heading of its own (A14), and a list of nothing (A13). */
export async function wellMade(page: Page, where = page.url()): Promise<void> {
  const found = await page.evaluate(() => {
    const NEW_OUTLINE = 'section, article, aside, nav';
    const isOwn = (section: Element, heading: Element): boolean =>
      heading.parentElement?.closest(NEW_OUTLINE) === section;
    const bare = [...document.querySelectorAll('section')].filter(
      (section) => ![...section.querySelectorAll('h1, h2, h3, h4, h5, h6')].some((heading) => isOwn(section, heading)),
    );
    const named = bare.filter((section) => !section.matches('[aria-label], [aria-labelledby]'));
    const empty = [...document.querySelectorAll('ul, ol')].filter((list) => list.childElementCount === 0);
    return [...named, ...empty].map((element) => element.cloneNode(false) as Element).map(({ outerHTML }) => outerHTML);
  });
  expect(found, where).toEqual([]);
}

/** The least height of a letter's box that is still read on a phone */
const LEAST_LABEL = 11;

/** Labels of charts on the smallest phone (A7): a drawing that only shrinks takes them along. */
export async function labelsCanBeRead(page: Page, where = page.url()): Promise<void> {
  const size = page.viewportSize();
  await sized(page, NARROW);
  const small = (): Promise<string[]> =>
    page.evaluate(
      (least) =>
        [...document.querySelectorAll('svg text, .calc-tick i, .calc-year, .chart-tick i, .chart-ends span')]
          .filter((label) => label.checkVisibility({ visibilityProperty: true }))
          .map((label) => ({ text: label.textContent, height: label.getBoundingClientRect().height }))
          // one of a group that is not drawn at this width has no height
          .filter(({ height }) => height > 0 && height < least)
          .map(({ text, height }) => `${text}: ${height.toFixed(1)} px`),
      LEAST_LABEL,
    );
  await expect.poll(small, { message: where }).toEqual([]);
  if (size) await sized(page, size);
}
