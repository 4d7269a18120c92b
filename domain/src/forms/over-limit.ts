/**
 * A figure that is over its limit, with as many of its decimals as it takes to read so: 44.04 over 44 is '44.04', not '44'. A
 * figure that was rounded onto its limit is 'just over 44'.
 */
export function overLimit(figure: number, limit: number, fewest: 1 | 2 = 1): string {
  for (const places of fewest === 1 ? [1, 2] : [2]) {
    const shown = Number(figure.toFixed(places));
    if (shown > limit) return String(shown);
  }
  return `just over ${limit}`;
}
