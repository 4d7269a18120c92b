/** A refusal in words for the person who typed it. */
export type Parsed<T> = T | { error: string };

const LONGEST = 40;
const LARGEST_CENTS = 99_999_999_999_999;
const AMOUNT = /^(\d+)(?:\.(\d*))?$/;

export const MONEY_ERROR = 'Enter an amount in dollars, like 450,000';

/**
 * Money as a person writes it ('$500,000.00', '640 000', '12.5') in whole cents. Currency sign, commas and spaces go, the
 * decimal point stays; a minus, an exponent or a second point is refused and not stripped (decisions §1). A third
 * decimal is refused too: it is no amount of money. From 0 to 999,999,999,999.99.
 */
export function parseMoney(text: string): Parsed<{ cents: number }> {
  if (text.length > LONGEST) return { error: MONEY_ERROR };
  const match = AMOUNT.exec(text.replace(/[\s,$\u00a0\u202f]|CAD/gi, ''));
  const [, dollars, fraction = ''] = match ?? [];
  if (dollars === undefined || fraction.length > 2) return { error: MONEY_ERROR };
  const cents = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > LARGEST_CENTS ? { error: MONEY_ERROR } : { cents };
}

/** Cents as people read them: '$1,234.50'. */
export function formatMoney(cents: number): string {
  return (cents / 100).toLocaleString('en-CA', { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' });
}

/** Dollars without cents: '$1,235'. */
export function formatDollars(dollars: number): string {
  return `$${Math.round(dollars).toLocaleString('en-CA')}`;
}

/** Cents as the decimal string of GraphQL's Money: '640000.00'. */
export function moneyString(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
