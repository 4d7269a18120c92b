import { expect, type Page } from '@playwright/test';

/**
 * Choices of a list that are wider than their field, which would cut them off. The office's lists (`a-input`) also hold names
 * and addresses of people, which have any length.
 */
function cutOff(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('nothing measures text here');
  return [...document.querySelectorAll<HTMLSelectElement>('select:not([multiple], .a-input)')]
    .filter((list) => list.checkVisibility({ visibilityProperty: true }) && !list.closest('[aria-hidden="true"]'))
    .flatMap((list) => {
      const { font, paddingLeft, paddingRight, appearance } = getComputedStyle(list);
      pen.font = font;
      // the browser's own arrow stands in the text's room
      const arrow = appearance === 'none' ? 0 : 20;
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow;
      return [...list.options]
        .map(({ text }) => ({ text, over: Math.ceil(pen.measureText(text).width - room) }))
        .filter(({ over }) => over > 0)
        .map(({ text, over }) => `“${text}” in #${list.id}, by ${over} px`);
    });
}

/** Each choice of a list can be read at this width. */
export const readsChoices = async (page: Page, where: string): Promise<void> =>
  expect(await page.evaluate(cutOff), `${where}: choices`).toEqual([]);
