import { isId } from './id.js';

/** We never ask for a social insurance number and never store one, whoever types it where. */
const SHAPED = /\d{3}[\s.\u2010-\u2015-]?\d{3}[\s.\u2010-\u2015-]?\d{3}(?![\p{L}\p{N}])/gu;
/** Not as a look-behind: older browsers cannot read a file that has one. */
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const MASK = '*** *** ***';
const NAMES: ReadonlySet<string> = new Set(['sin', 'socialinsurancenumber']);

/** The check of the last digit that every SIN passes, and one in ten other numbers of nine digits. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits).reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The text with every number that could be a SIN masked. */
export function maskSins(text: string): string {
  if (isId(text)) return text;
  let masked = '';
  let done = 0;
  SHAPED.lastIndex = 0;
  for (let found = SHAPED.exec(text); found; found = SHAPED.exec(text)) {
    const [number] = found;
    const stands = !ENDS_IN_WORD.test(text.slice(Math.max(0, found.index - 2), found.index));
    if (stands && passesLuhn(number.replace(/\D/g, ''))) {
      masked += text.slice(done, found.index) + MASK;
      done = SHAPED.lastIndex;
    } else {
      // the next group of digits may begin one
      SHAPED.lastIndex = found.index + 1;
    }
  }
  return masked + text.slice(done);
}

/** Whether a field is named after a SIN, however it is spelled. */
export const isSinName = (key: string): boolean => NAMES.has(key.replace(/[^a-z]/gi, '').toLowerCase());

/** A copy of plain JSON without the fields that are named after a SIN, and with SIN-shaped numbers in its texts masked. */
export function withoutSins(value: Readonly<Record<string, unknown>>): Record<string, unknown>;
export function withoutSins(value: unknown): unknown;
export function withoutSins(value: unknown): unknown {
  if (typeof value === 'string') return maskSins(value);
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSins(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (isSinName(key) ? [] : [[key, withoutSins(inner)] as const])),
  );
}
