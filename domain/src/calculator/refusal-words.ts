import type { Refusal } from '../mortgage/input-error.js';
import { formatAmount } from '../forms/dollars.js';

type Words = { [Code in Refusal['code']]: (refusal: Extract<Refusal, { code: Code }>) => string };

const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`;
const percent = (rate: number): string => `${rate}%`;
const spelled = (count: number): string => new Intl.NumberFormat('en-CA').format(count);

/** What is wrong and how to fix it, for each code of the engine. The page, the API and the PDF all say it this way. */
const WORDS: Words = {
  amount: ({ least, most }) =>
    least === 0.01
      ? `Enter an amount over $0, up to ${formatAmount(most)}.`
      : `Enter an amount from ${formatAmount(least)} to ${formatAmount(most)}.`,
  rate: ({ most }) => `Enter a rate from 0% to ${percent(most)}.`,
  share: ({ most }) => `Enter a percentage over 0%, up to ${percent(most)}.`,
  years: ({ most }) => `Enter 1/12 to ${most} years.`,
  whole: ({ least, most }) => `Enter a whole number from ${spelled(least)} to ${spelled(most)}.`,
  paymentsPerYear: ({ most }) => `Enter a number of payments a year over 0, up to ${most}.`,
  flag: () => 'Enter true or false.',
  oneOf: ({ allowed }) => `Choose one of ${allowed.join(', ')}.`,
  date: () => 'Enter a date such as 2026-06-30.',
  dateBetween: ({ first, last }) => `Enter a date from ${first} to ${last}.`,
  object: () => 'Enter an object with named fields.',
  list: ({ least, most }) =>
    least > 0
      ? `Enter a list of ${least} to ${spelled(most)} items.`
      : `Enter a list of at most ${spelled(most)} items.`,
  text: ({ most }) => `Enter a text of at most ${most} characters.`,
  downPaymentOverPrice: ({ price }) => `Enter at most ${formatAmount(price)}, the price of the home.`,
  downPaymentBelowMinimum: ({ minimum, price }) =>
    `Enter at least ${formatAmount(minimum)}, the legal minimum on ${formatAmount(price)}.`,
  insuredAmortization: ({ longest, longestWithRelief, conventionalDown }) => {
    const way =
      longest < longestWithRelief
        ? `First-time buyers and new homes get ${years(longestWithRelief)}. Or`
        : 'To take longer,';
    return `With less than 20% down, the longest amortization is ${years(longest)}. ${way} put ${formatAmount(conventionalDown)} (20%) down.`;
  },
  mortgageOverLimit: ({ most, value }) =>
    `Enter at most ${formatAmount(most)}, the limit on a home worth ${formatAmount(value)}.`,
  criminalRate: () => 'No lender may charge this. Ask for more time or a lower fee.',
  termOverAmortization: ({ amortizationYears }) => `Enter at most ${years(amortizationYears)}, the amortization.`,
  noTable: ({ table, of }) => `We have no table of ${table} for ${of}.`,
};

export const refusalWords = (refusal: Refusal): string =>
  // the words found by a code take the refusal that has it
  (WORDS[refusal.code] as (given: Refusal) => string)(refusal);
