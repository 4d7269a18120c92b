import { formatMoney } from 'domain/forms/money';
import { CREDIT_BANDS, MORTGAGE_TYPES, PROVINCES, TIMELINES } from 'domain/vocabulary/applications';
import type { BasicApplicationInput } from './application.types.js';

/** What is kept, encrypted, of a basic application besides the person's name and address. */
export type BasicAnswers = Omit<BasicApplicationInput, 'fullName' | 'email' | 'phone' | 'consent'>;

export interface LabelledAnswer {
  label: string;
  value: string;
}

const inDollars = (decimal: string): string => formatMoney(Math.round(Number(decimal) * 100));

function labelOf(options: readonly { value: string; label: string }[]): (value: string) => string {
  return (value) => options.find((option) => option.value === value)?.label ?? value;
}

/** The answers as a person in the office reads them, in the form's order; what was left out is not shown. */
export function labelAnswers(answers: BasicAnswers, bankName: string | null): LabelledAnswer[] {
  const mortgageType = MORTGAGE_TYPES.find(({ graphql }) => graphql === answers.mortgageType)?.label;
  const province = PROVINCES.find(({ code }) => code === answers.province)?.name;
  const rows: [label: string, value: string | null | undefined, format?: (value: string) => string][] = [
    ['Mortgage type', mortgageType],
    ['Province', province],
    ['Property value', answers.propertyValue, inDollars],
    ['Down payment', answers.downPayment, inDollars],
    ['Mortgage balance', answers.mortgageBalance, inDollars],
    ['Annual income', answers.annualIncome, inDollars],
    ['Timeline', answers.timeline, labelOf(TIMELINES)],
    ['Credit', answers.creditBand, labelOf(CREDIT_BANDS)],
    ['Lender', bankName],
    ['Comments', answers.comments],
  ];
  return rows.flatMap(([label, value, format]) => (value ? [{ label, value: format ? format(value) : value }] : []));
}
