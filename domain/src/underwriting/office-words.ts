import type { Part } from '../application/parts.js';
import { EVERY_PART } from '../application/sections.js';
import { overLimit } from '../forms/over-limit.js';
import { formatAmount } from '../forms/dollars.js';
import { INSURED_AMORTIZATION } from '../mortgage/tables/insurance.js';
import { LOAN_TO_INCOME } from '../mortgage/tables/loan-to-income.js';
import { UNDERWRITING } from '../mortgage/tables/underwriting.js';
import type { IncomeUsed } from './income.js';
import type { LoanClass } from './loan.js';
import type { Failure, Verdict } from './qualification.js';

/** After "As submitted, " or "With these terms, ". */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  fits: 'it fits',
  alternative: 'it’s one for an alternative lender',
  does_not_fit: 'it doesn’t fit',
};

export const CLASS_LABELS: Readonly<Record<LoanClass, string>> = {
  insured: 'Insured',
  insurable: 'Insurable',
  conventional: 'Conventional',
  none: 'None',
};

/** The figures a failure is explained with. */
export interface FailureFigures {
  gdsPct: number | null;
  gdsLimitPct: number;
  tdsPct: number | null;
  tdsLimitPct: number;
  combinedLtvPct: number;
  minDownPayment: number | null;
}

const percent = (value: number): string => `${Number(value.toFixed(1))}%`;

const inYears = (months: number): string => (months % 12 === 0 ? `${months / 12} years` : `${months} months`);

const ratioSentence = (what: string, pct: number | null, limitPct: number): string =>
  pct === null
    ? 'No income on this file counts, so nothing can be carried.'
    : `${what} ${overLimit(pct, limitPct)}%; the limit is ${percent(limitPct)}.`;

const RELIEF_YEARS = INSURED_AMORTIZATION.at(-1)?.yearsWithRelief ?? Number.NaN;
/** The lenders' wait after a discharge: '2 years', '18 months' */
const BANKRUPTCY = inYears(UNDERWRITING.at(-1)?.insolvencyMonths ?? Number.NaN);

const SENTENCES: Readonly<Record<Failure, (figures: FailureFigures) => string>> = {
  AMORTIZATION_TOO_LONG: () =>
    `The amortization is too long for an insured mortgage. ${RELIEF_YEARS} years are for first-time buyers and new homes.`,
  BANKRUPTCY_RECENT: () => `A bankruptcy was discharged less than ${BANKRUPTCY} ago, or still runs.`,
  CLOSING_FUNDS_SHORT: () => 'The cash named doesn’t cover the down payment and the closing costs.',
  CREDIT_LOW: () => 'The best credit score is lower than lenders take.',
  DOWN_PAYMENT_SHORT: ({ minDownPayment }) =>
    minDownPayment === null
      ? 'The down payment is too small.'
      : `The down payment is too small. The least is ${formatAmount(minDownPayment)}, more where the appraisal is under the price.`,
  GDS_OVER: ({ gdsPct, gdsLimitPct }) => ratioSentence('Housing takes', gdsPct, gdsLimitPct),
  LTV_OVER: ({ combinedLtvPct }) =>
    `The mortgages come to ${Number(combinedLtvPct.toFixed(2))}% of the value, more than lenders take.`,
  NOT_INSURABLE: () => 'With less than 20% down it needs insurance, and this home can’t be insured.',
  PROPOSAL_OPEN: () => 'A consumer proposal isn’t completed.',
  TDS_OVER: ({ tdsPct, tdsLimitPct }) => ratioSentence('Housing and debts take', tdsPct, tdsLimitPct),
};

/** Why a file does not fit, in a sentence for the office. */
export const failureSentence = (failure: Failure, figures: FailureFigures): string => SENTENCES[failure](figures);

const INCOMES: Readonly<Record<IncomeUsed['kind'], string>> = {
  salary: 'salary',
  contract: 'contract pay',
  pension: 'pension',
  support_received: 'support received',
  disability: 'disability benefit',
  investment: 'investment income',
  child_benefit: 'child benefit',
  other: 'income',
  hourly: 'hourly pay',
  overtime: 'overtime',
  bonus: 'bonus',
  commission: 'commission',
  seasonal: 'seasonal pay',
  self_employed: 'self-employed',
  business_owner: 'business',
  suite_rent: 'Rent of the suite',
  rent: 'Rent of another property',
};

const BASES: Readonly<Record<IncomeUsed['basis'], string>> = {
  AS_STATED: 'as stated',
  GUARANTEED_HOURS: 'guaranteed hours, 52 weeks',
  TWO_YEAR_AVERAGE: '2-year average; less than the latest year',
  WITH_ADD_BACKS: 'with last year’s add-backs; no more than the 2-year average',
  LATEST_YEAR: 'latest year; no more than the 2-year average',
  SHARE_OF_RENT: 'a share of the rent',
  ALL_OF_RENT: 'all of the rent, as CMHC counts it where the owner or close family lives in one of 2 units',
};

/** 'Simran, overtime' */
export const incomeLabel = (person: string | null, kind: IncomeUsed['kind']): string =>
  person ? `${person}, ${INCOMES[kind]}` : INCOMES[kind];

/** How it was counted. */
export const incomeBasis = ({ basis, grossUpPct }: Pick<IncomeUsed, 'basis' | 'grossUpPct'>): string =>
  grossUpPct > 0 ? `${BASES[basis]}, grossed up ${percent(grossUpPct)}` : BASES[basis];

const HEATING = formatAmount(UNDERWRITING.at(-1)?.assumedHeating ?? 0);
/** Said where nobody answered what heating costs. */
export const HEATING_ASSUMED = `Heating wasn’t answered. ${HEATING} a month is assumed.`;

const MULTIPLE = LOAN_TO_INCOME.at(-1)?.multiple ?? Number.NaN;
/** Said of a loan over the multiple of income that lenders watch. */
export const loanToIncomeSentence = (multiple: number): string =>
  `The loan is ${overLimit(multiple, MULTIPLE)} times income. Some lenders stop at ${MULTIPLE}.`;

interface Named {
  label: string;
  /** What a row on the way is called: 'debt' */
  nouns: readonly string[];
}

function named(parts: readonly Part[], prefix: string, nouns: readonly string[]): [string, Named][] {
  return parts.flatMap((part) => {
    const at = part.at === '' ? prefix : `${prefix}${part.at}.`;
    if (part.kind === 'rows') return named(part.parts, `${at}#.`, [...nouns, part.noun]);
    return part.fields.map(({ name, label, short }): [string, Named] => [
      `${at}${name}`,
      { label: short ?? label, nouns },
    ]);
  });
}

const QUESTIONS: ReadonlyMap<string, Named> = new Map(named(EVERY_PART, '', []));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The question behind a place, for the office: 'Debt 3: Monthly payment'. */
export function placeInWords(place: string): string {
  const names = place.split('.');
  const isRow = (name: string, index: number): boolean => index > 0 && index < names.length - 1 && /^\d+$/.test(name);
  const question = QUESTIONS.get(names.map((name, index) => (isRow(name, index) ? '#' : name)).join('.'));
  // the form does not ask for it: leased land has a rent
  if (!question) return place === 'property.groundRent' ? 'Rent of the land' : place;
  const rows = names.filter(isRow);
  const where = rows.map((row, index) => `${capital(question.nouns[index] ?? '')} ${Number(row) + 1}`);
  return [...where, question.label].join(': ');
}
