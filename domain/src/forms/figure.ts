import { machineText } from '../text/pasted.js';
import { readNumber, type Parsed } from './money.js';

/** The space before the last one goes with the number's own: a pattern for it goes over all spaces from each of them. */
const MARKS = /^(?:CAD|CA\$|C\$|\$) ?|(?:CAD|\$|%)$/gi;

/** A number with what it is of around it, as an amount or a share: '$500,000', '500 000,00 $', 'CAD 500', '3.94 %'. */
export const readFigure = (text: string): Parsed<{ plain: string }> =>
  readNumber(machineText(text).trim().replace(MARKS, ''));
