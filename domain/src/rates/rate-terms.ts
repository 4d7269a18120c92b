import { RATE_TERMS } from './term-list.js';

/** '6 months', '1 year', '5 years', '18 months': how long a rate holds. */
export function termLength(years: number): string {
  const months = Math.round(years * 12);
  if (months % 12 !== 0) return months === 1 ? '1 month' : `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}

export interface TermChoice {
  value: string;
  label: string;
}

/** The choices of a form. `others`: what stands in it already, or is offered beside them, such as 18 months. */
export const termChoices = (others: readonly number[] = []): TermChoice[] =>
  [...new Set([...RATE_TERMS, ...others])]
    .sort((one, other) => one - other)
    .map((years) => ({ value: String(years), label: termLength(years) }));
