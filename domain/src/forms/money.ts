import { machineText } from '../text/pasted.js';

/** A refusal in words for the person who typed it. */
export type Parsed<T> = T | { error: string };

const LONGEST = 40;
const LARGEST_CENTS = 99_999_999_999_999;
/** Longer than any number with its marks: nothing of it is read. */
const LONGEST_PASTED = 200;
const SPACES = / +/g;
const SIGN = /^(?:CAD|CA\$|C\$|\$) ?| ?(?:CAD|\$)$/gi;
/** Groups of three, and a decimal point. */
const WITH_POINT = /^(?:\d+(?:[ ,]\d{3})*(?:\.\d*)?|\.\d+)$/;
const WITH_DECIMAL_COMMA = /^(?:\d+(?: \d{3})*)?,\d{1,2}$/;
const ONLY_COMMA_IS_ODD = /^(?=.*\d)(?=.*,)[\d ,.]+$/;

export const MONEY_ERROR = 'Enter an amount in dollars, like 450,000';
export const NUMBER_ERROR = 'Enter a number, like 25 or 2.5';
export const MINUS_ERROR = 'Enter an amount without a minus sign';
export const COMMA_ERROR = 'Check the comma. Write thousands like 450,000 and decimals like 2.5';

function asTyped(text: string): string | undefined {
  if (text.length > LONGEST_PASTED) return undefined;
  const typed = machineText(text).trim().replace(SPACES, ' ');
  return typed.length > LONGEST ? undefined : typed;
}

/**
 * The one reader of numbers that people type: in forms, calculators, the rates desk and imported tables. Gives the plain
 * digits with a decimal point. Groups of three may be separated by commas or spaces. One comma before the last one or two
 * digits is a decimal comma: '2,5' is 2.5 and '500 000,00' is five hundred thousand. Nothing is stripped to make
 * a number of it: a minus, an exponent, a letter, a second point or any other comma is refused.
 */
export function readNumber(text: string): Parsed<{ plain: string }> {
  const typed = asTyped(text);
  if (typed === undefined) return { error: NUMBER_ERROR };
  if (WITH_POINT.test(typed)) return { plain: typed.replace(/[ ,]/g, '').replace(/^\./, '0.') };
  if (WITH_DECIMAL_COMMA.test(typed)) return { plain: typed.replace(/ /g, '').replace(',', '.').replace(/^\./, '0.') };
  if (/^[-\u2212]/.test(typed)) return { error: MINUS_ERROR };
  return { error: ONLY_COMMA_IS_ODD.test(typed) ? COMMA_ERROR : NUMBER_ERROR };
}

/** Money as a person writes it, in whole cents from 0 to 999,999,999,999.99. A third decimal is no amount of money. */
export function parseMoney(text: string): Parsed<{ cents: number }> {
  const typed = asTyped(text);
  if (typed === undefined) return { error: MONEY_ERROR };
  const read = readNumber(typed.replace(SIGN, ''));
  if ('error' in read) return { error: read.error === NUMBER_ERROR ? MONEY_ERROR : read.error };
  const [dollars = '', fraction = ''] = read.plain.split('.');
  if (fraction.length > 2) return { error: MONEY_ERROR };
  const cents = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > LARGEST_CENTS ? { error: MONEY_ERROR } : { cents };
}

/** Cents as the decimal string of GraphQL's Money: '640000.00'. */
export function moneyString(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
