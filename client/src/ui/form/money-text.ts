import { groupDigits } from '@brokerage/domain/forms/dollars';
import { parseMoney } from '@brokerage/domain/forms/money';

/** Text with the place of the caret in it. */
export interface Typed {
  text: string;
  caret: number;
}

const PLAIN = /^\d+(?:\.\d*)?$/;
const isGrouped = (text: string): boolean => text === '' || groupDigits(text.replaceAll(',', '')) === text;

/** The same place among the digits after the separators have moved. */
function caretIn(text: string, before: Typed): number {
  const passed = before.text.slice(0, before.caret).replace(/[ ,]/g, '').length;
  let at = 0;
  for (let seen = 0; seen < passed && at < text.length; at += 1) if (text[at] !== ',') seen += 1;
  return at;
}

const regrouped = (typed: Typed, plain: string): Typed => {
  const text = groupDigits(plain);
  return { text, caret: caretIn(text, typed) };
};

/**
 * What a money field shows after a key. Digits are grouped by commas. Whatever cannot be read as an amount yet, or at
 * all, stays as it was typed. `ownCommas` says that the person has typed no comma: then a comma after "500,000" can only be
 * a decimal one, and the groups become spaces so that it reads as one.
 */
export function afterKey(before: string, typed: Typed, ownCommas: boolean): Typed {
  const { text, caret } = typed;
  const plain = text.replace(/[\s,]|^\$/g, '');
  const count = (part: string): number => part.split(/[\s,]/).length;
  const typedSeparator = count(text) > count(before);
  if (ownCommas && text === `${before},` && before.includes(',')) {
    return { text: `${before.replaceAll(',', ' ')},`, caret };
  }
  if (isGrouped(before) && !typedSeparator && PLAIN.test(plain)) return regrouped(typed, plain);
  const isDecimalComma = /,\d{1,2}$/.test(text);
  const readable = 'cents' in parseMoney(text) && !isDecimalComma && PLAIN.test(plain);
  return readable ? regrouped(typed, plain) : typed;
}

/** What a money field shows at rest: 500 000,00 is 500,000. What cannot be read stays as it was typed. */
export function atRest(text: string): string {
  const parsed = text.trim() ? parseMoney(text) : { error: '' };
  if ('error' in parsed) return text;
  return groupDigits((parsed.cents / 100).toFixed(2).replace(/\.00$/, ''));
}
