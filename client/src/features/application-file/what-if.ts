import { moneyString, parseMoney, readNumber } from '@brokerage/domain/forms/money';
import type { ApplicationRatiosQueryVariables, RatiosFileFragment } from './ratios.generated';

type WhatIf = NonNullable<ApplicationRatiosQueryVariables['whatIf']>;

/** What is in the fields, as it was typed. */
export interface Tried {
  rate: string;
  years: string;
  down: string;
}

const DECIMALS = 4;

const rateOf = (text: string): number | undefined => {
  const read = readNumber(text.trim().replace(/\s*%$/, ''));
  return 'plain' in read ? Number(Number(read.plain).toFixed(DECIMALS)) : undefined;
};

const amountOf = (text: string): string | undefined => {
  const parsed = parseMoney(text);
  return 'cents' in parsed ? moneyString(parsed.cents) : undefined;
};

/** Terms as the fields show them. */
export const triedOf = (terms: Pick<RatiosFileFragment, 'ratePct' | 'amortizationYears' | 'downPayment'>): Tried => ({
  rate: `${terms.ratePct.toLocaleString('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: DECIMALS })}%`,
  years: String(terms.amortizationYears),
  down: terms.downPayment?.replace(/\.00$/, '') ?? '',
});

/** What the fields say about the file as it was submitted. */
export const submittedAs = (file: RatiosFileFragment | null | undefined): Tried =>
  file ? triedOf(file) : { rate: '', years: '', down: '' };

/** What is asked beyond the file as it was submitted; nothing where nothing differs. What can't be read is left out. */
export function whatIfOf(tried: Tried, submitted: RatiosFileFragment | null | undefined): WhatIf | undefined {
  const ratePct = rateOf(tried.rate);
  const amortizationYears = Number(tried.years) || undefined;
  const downPayment = amountOf(tried.down);
  const asked: WhatIf = {
    ...(ratePct !== undefined && ratePct !== submitted?.ratePct && { ratePct }),
    ...(amortizationYears !== submitted?.amortizationYears && { amortizationYears }),
    ...(downPayment !== undefined && downPayment !== submitted?.downPayment && { downPayment }),
  };
  return Object.values(asked).some((value) => value !== undefined) ? asked : undefined;
}

/** What is wrong with what was typed, by its field. */
export const problemsOf = ({ rate, down }: Tried): Partial<Record<keyof Tried, string>> => ({
  ...(rate.trim() !== '' && !rateOf(rate) && { rate: 'Enter a rate, such as 3.94' }),
  ...(down.trim() !== '' && amountOf(down) === undefined && { down: 'Enter an amount, such as 75,000' }),
});
