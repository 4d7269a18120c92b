import type { Answers } from '../application/parts.js';
import { pruneApplication } from '../application/prune-application.js';
import { MortgageInputError } from '../mortgage/input-error.js';
import { payment } from '../mortgage/payment.js';
import { leastDown } from '../programs/lines.js';
import { AnswerReader } from './answer-reader.js';
import { fileOf, isBorrowed, type Terms } from './file-of.js';
import type { MortgageFile } from './file.js';
import { occupancyOf, purposeOf, unitsOf } from './home-of.js';
import { insuredLoan, loanClass, loanFacts } from './loan.js';
import { policyOf } from './ratios.js';
import { keysOf } from '../data/objects.js';

/** The answers the figures rest on, as the applicant knows them. The first that is missing is asked for. */
export const FIGURE_NEEDS = {
  mortgageType: 'what you need',
  'property.purchasePrice': 'the price',
  'property.propertyValue': 'what the home is worth',
  'property.currentMortgage.balance': 'what you owe',
  'property.amountRequested': 'the amount you want',
  'property.downPayment': 'your down payment',
  'property.province': 'the province',
  'property.occupancy': 'who will live there',
  'property.units': 'the number of units',
} as const;
export type FigureNeed = keyof typeof FIGURE_NEEDS;

/** A figure, or the answer it still needs: one that is missing, or too small (`isShort`): nobody insures what would be borrowed. */
export type Figure = { value: number } | { needs: FigureNeed; isShort?: true };

/** What an applicant may see of their own file: estimates, never a verdict. */
export interface ApplicantFigures {
  /** A month, at the rate given */
  payment: Figure;
  loanToValuePct: Figure;
  /** Of mortgage default insurance; 0 where none is needed */
  premium: Figure;
  /** Provincial tax on the premium, paid in cash at closing */
  premiumSalesTax: Figure;
  /** Of a purchase only */
  minDownPayment?: Figure;
  /** An insured mortgage may have to be shorter than asked for */
  amortizationYears: number;
}

type LoanFigures = Omit<ApplicantFigures, 'minDownPayment'>;

const NEEDS = keysOf(FIGURE_NEEDS);
const firstOf = (missing: readonly string[]): FigureNeed | undefined => NEEDS.find((need) => missing.includes(need));

/** The answer behind a figure that the rules refuse, such as a price of 0. */
const PLACES: Readonly<Record<string, FigureNeed>> = {
  price: 'property.purchasePrice',
  value: 'property.propertyValue',
  amount: 'property.amountRequested',
};

function allNeed(needs: FigureNeed, amortizationYears: number, isShort?: true): LoanFigures {
  const figure: Figure = { needs, ...(isShort && { isShort }) };
  return { payment: figure, loanToValuePct: figure, premium: figure, premiumSalesTax: figure, amortizationYears };
}

function ofLoan(asked: MortgageFile): LoanFigures {
  const facts = loanFacts(asked);
  const { amortizationYears: years, ratePct: annualRatePct } = asked.mortgage;
  const amortizationYears = facts.isHighRatio ? Math.min(years, facts.longestInsuredYears) : years;
  const file = { ...asked, mortgage: { ...asked.mortgage, amortizationYears } };
  const found = loanClass(file, facts, policyOf(file));
  const loanToValuePct = { value: facts.ltvPct };
  // more is borrowed than anybody insures: only a larger down payment makes figures of it
  if (facts.isHighRatio && found === 'none')
    return { ...allNeed('property.downPayment', amortizationYears, true), loanToValuePct };
  const { premium, premiumSalesTax, totalMortgage: principal } = insuredLoan(file, facts, found);
  const terms = { annualRatePct, amortizationYears, frequency: 'monthly', compounding: 'semi-annual' } as const;
  return {
    payment: { value: principal > 0 ? payment({ ...terms, principal }).payment : 0 },
    loanToValuePct,
    premium: { value: premium },
    premiumSalesTax: { value: premiumSalesTax },
    amortizationYears,
  };
}

function ofPrice(answers: AnswerReader, asOf: string): Figure {
  const property = answers.within('property');
  const price = property.needed('purchasePrice') || undefined;
  const occupancy = occupancyOf(property);
  const units = unitsOf(property);
  if (price === undefined || occupancy === undefined || units === undefined)
    return { needs: firstOf([...answers.missing]) ?? 'property.purchasePrice' };
  return { value: leastDown(price, { occupancy, units, borrowed: isBorrowed(answers) }, asOf).minDownPayment };
}

/** The applicant's figures, each as soon as the answers it rests on are there. */
export function applicantFigures(application: Answers, terms: Terms): ApplicantFigures {
  const answers = new AnswerReader(pruneApplication(application).application);
  const least = purposeOf(answers) === 'new_purchase' ? { minDownPayment: ofPrice(answers, terms.asOf) } : {};
  const { file, missing } = fileOf(application, terms);
  if (file === undefined) return { ...allNeed(firstOf(missing) ?? 'mortgageType', terms.amortizationYears), ...least };
  try {
    return { ...ofLoan(file), ...least };
  } catch (error) {
    if (!(error instanceof MortgageInputError)) throw error;
    return { ...allNeed(PLACES[error.field] ?? 'property.downPayment', terms.amortizationYears), ...least };
  }
}
