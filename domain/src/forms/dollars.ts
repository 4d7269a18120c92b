/** 1234567.5 → 1,234,567.5. Made here, because browsers and Node differ in details; no digit is changed. */
export function groupDigits(plain: string): string {
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const signed = (amount: number, decimals: number): string => {
  const digits = Math.abs(amount).toFixed(decimals);
  return `${amount < 0 && Number(digits) > 0 ? '\u2212' : ''}$${groupDigits(digits)}`;
};

/** Dollars to the cent, where cents matter: $1,234.50 */
export const formatMoney = (dollars: number): string => signed(dollars, 2);

/** $39,000, and $18,474.61 where there are cents */
export const formatAmount = (dollars: number): string => signed(dollars, Number.isInteger(dollars) ? 0 : 2);

/** Whole dollars: $1,235 */
export const formatDollars = (dollars: number): string => signed(dollars, 0);
