import { rateText } from '@brokerage/domain/rates/percent-words';
import { readNumber } from '@brokerage/domain/forms/money';

export type Parsed = { value: number } | { problem: string };

const PLAIN = /^\d{1,2}(\.\d{1,4})?$/;
const SMALL = /^\d(\.\d{0,4})?$/;

/** Reads a percent as it is typed in a cell: 4.02, 4,02, 4.02% or .5. */
export function parsePercent(text: string): Parsed {
  const read = readNumber(text.trim().replace(/\s*%$/, ''));
  if ('error' in read || !PLAIN.test(read.plain)) return { problem: 'Enter a rate, such as 4.02.' };
  return { value: Number(read.plain) };
}

/** Points up or down, for a change of many rates: 0.1, +0.10, -0,25, −0.25 */
export function parsePoints(text: string): Parsed {
  const [, sign = '', size = ''] = /^([+\-−]?)\s*(.*)$/.exec(text.trim()) ?? [];
  const read = readNumber(size);
  const points = 'plain' in read && SMALL.test(read.plain) ? Number(read.plain) : 0;
  if (points === 0) return { problem: 'Enter points up or down, such as -0.10.' };
  return { value: sign === '' || sign === '+' ? points : -points };
}

const DECIMALS = 4;

/** As visitors see it */
export const showPercent = rateText;

/** Adds points without the dust of binary fractions. */
export const addPoints = (rate: number, points: number): number => Number((rate + points).toFixed(DECIMALS));
