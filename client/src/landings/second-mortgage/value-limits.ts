import { formatMost } from '@brokerage/domain/forms/dollar-bounds';
import type { SecondMortgage } from '@brokerage/domain/mortgage/second-mortgage';

/** What still fits on top of the first mortgage, dollars, as the engine says it. */
export type Room = Pick<SecondMortgage, 'maxSecond' | 'maxLine'>;

interface Mark {
  /** Of the value, from the ground up: the first mortgage, and what fits on top of it */
  pct: number;
  /** Lines of words under it, none too wide for the margin */
  text: readonly string[];
}

const shareOf = (value: number, owed: number): number => Math.round((owed / value) * 100);

/** Where a second mortgage stops, and a line of credit: it stands on the first too, so its own share is no height. */
export function marksOf(value: number, first: number, { maxSecond, maxLine }: Room): readonly Mark[] {
  const [second, line] = [first + maxSecond, first + maxLine].map((owed) => shareOf(value, owed));
  const most = `a ${formatMost(maxLine)} line`;
  const stop = { pct: second ?? 0, text: ['a second stops here'] };
  if (line === undefined || line === stop.pct)
    return [{ ...stop, text: ['a second stops here,', `so does ${most}`, 'of credit'] }];
  return [stop, { pct: line, text: [most, 'of credit stops here'] }];
}

/** The same in a sentence, for who does not see the drawing. */
export const marksInWords = (value: number, first: number, { maxSecond, maxLine }: Room): string =>
  `With the first, a second mortgage stops at ${shareOf(value, first + maxSecond)} percent of the value, and a line of credit at ${shareOf(value, first + maxLine)} percent: ${formatMost(maxLine)} at most.`;
