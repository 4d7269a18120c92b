import { readAt } from '../forms/field-input.js';
import { parseMoney } from '../forms/money.js';
import type { Answers } from './parts.js';

/** Where a down payment comes from, in cents. */
interface Sources {
  each: number[];
  sum: number;
  whole: number;
}

const cents = (value: unknown): number | undefined => {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const parsed = parseMoney(String(value));
  return 'cents' in parsed ? parsed.cents : undefined;
};

/** Nothing where an amount is not known: dollars as fractions would not add up to the cent. */
export function sourcesOf(answers: Answers): Sources | undefined {
  const rows = readAt(answers, ['property', 'downPaymentSources']);
  const whole = cents(readAt(answers, ['property', 'downPayment']));
  if (!Array.isArray(rows) || rows.length === 0 || whole === undefined) return undefined;
  const each = rows.flatMap((row: unknown) => cents(readAt(row, ['amount'])) ?? []);
  if (each.length < rows.length) return undefined;
  return { each, sum: each.reduce((total, amount) => total + amount, 0), whole };
}
