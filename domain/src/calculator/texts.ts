import { readFigure } from '../forms/figure.js';

/** The number a person meant, with $ or % or without. NaN where it is none, so that the engine names the field. */
export function numberOf(text: string | undefined): number {
  const read = readFigure(text ?? '');
  return 'plain' in read ? Number(read.plain) : Number.NaN;
}

/** As above, where nothing typed means none. */
export const numberOrNone = (text: string | undefined): number => ((text ?? '').trim() === '' ? 0 : numberOf(text));
