export { formatDollars as wholeDollars, formatMoney as dollars } from '@brokerage/domain/forms/dollars';

/** 22 years and 3 months */
export function spellYears(years: number): string {
  const months = Math.round(years * 12);
  const whole = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    whole > 0 ? `${whole} ${whole === 1 ? 'year' : 'years'}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'month' : 'months'}` : '',
  ].filter(Boolean);
  return parts.join(' and ') || 'less than a month';
}
