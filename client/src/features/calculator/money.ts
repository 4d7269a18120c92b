/** 1234567.5 → 1,234,567.5, without rounding what was typed; other texts stay as they are. */
export function grouped(text: string): string {
  const plain = text.replace(/[$,\s]/g, '');
  if (!/^\d+(\.\d*)?$/.test(plain)) return text;
  const [whole = '', cents] = plain.split('.');
  const dollars = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === undefined ? dollars : `${dollars}.${cents}`;
}

/** $2,614.55: made here, because browsers and Node differ in details. */
export function dollars(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${grouped(Math.abs(amount).toFixed(2))}`;
}

/** $2,615 */
export function wholeDollars(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${grouped(Math.abs(amount).toFixed(0))}`;
}

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
