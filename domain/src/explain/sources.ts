import { tableWords } from '../calculator/table-words.js';
import type { Line } from './explanation.js';
import { figureText } from './text.js';
import { RULE_WORDS } from './words.js';

const ROUNDED = {
  nearest: 'Rounded to the cent',
  up: 'Rounded up to the cent',
  down: 'Rounded down to the cent',
} as const;

/**
 * What a line rests on, in words: the person's own figures, its band, the law, rows of tables, how it was rounded.
 * @param given where what was entered comes from; null where that is said elsewhere
 */
export function sourceTexts(
  { entered, band, rule, tables = [], rounding, unit }: Line,
  given: string | null = 'Your scenario',
): string[] {
  return [
    ...(entered && given !== null ? [given] : []),
    ...(band
      ? [`Over ${figureText(band.over, 'percent')} and up to ${figureText(band.upTo, 'percent')} of the price`]
      : []),
    ...(rule ? [RULE_WORDS[rule]] : []),
    ...tables.map(tableWords),
    ...(rounding && unit === 'dollars' ? [ROUNDED[rounding.way]] : []),
  ];
}
