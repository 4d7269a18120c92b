import bidiFactory from 'bidi-js';

// its types tell of another module than Node loads: there the function itself is what is exported
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Where a script runs from right to left, or somebody said so with a mark */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** How deep each unit of a line of ours, which runs from left to right, stands in the other direction; undefined: nowhere. */
export const levelsOf = (line: string): Uint8Array | undefined =>
  RIGHT_TO_LEFT.test(line) ? bidi.getEmbeddingLevels(line, 'ltr').levels : undefined;

/** Signs that nobody joins, as they are drawn from right to left: '(a' as 'a)'. A mark stays behind its letter. */
export const turned = (text: string): string =>
  (text.match(/\P{M}\p{M}*|\p{M}/gu) ?? [])
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .reverse()
    .join('');

/** The places of parts in the order in which they are drawn, by the rule L2 of Unicode's bidirectional algorithm. */
export function drawnOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  return order;
}
