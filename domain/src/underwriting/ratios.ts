import { roundTo, roundToCent } from '../mortgage/cents.js';
import { monthlyTested, otherHousingCosts } from '../mortgage/debt-service.js';
import { qualifyingRate } from '../mortgage/qualifying-rate.js';
import { rowOn } from '../mortgage/tables/dated.js';
import type { InsuranceClass } from '../mortgage/tables/lending.js';
import { UNDERWRITING, type UnderwritingPolicy } from '../mortgage/tables/underwriting.js';
import { insuredRentPct } from '../programs/versions.js';
import { checkFile } from './check-file.js';
import type { MortgageFile } from './file.js';
import { incomesOf, type IncomeUsed } from './income.js';
import {
  insuredLoan,
  isPrivate,
  isUntestedSwitch,
  loanClass,
  loanFacts,
  type InsuredLoan,
  type LoanClass,
  type LoanFacts,
} from './loan.js';
import { obligationsOf } from './obligations.js';

export interface FileRatios
  extends Pick<LoanFacts, 'baseLoan' | 'ltvPct' | 'combinedLtvPct'>, Omit<InsuredLoan, 'premiumSalesTax'> {
  annualIncome: number;
  incomes: IncomeUsed[];
  loanClass: LoanClass;
  premiumSalesTax: number;
  qualifyingRatePct: number;
  qualifyingPayment: number;
  /** A month, with the payment */
  monthlyHousing: number;
  /** A month, besides housing */
  monthlyObligations: number;
  /** Percent of income; none where there is no income */
  gdsPct: number | null;
  tdsPct: number | null;
}

/** A file worked out, with what `qualification` goes on from. */
export interface FileResult {
  policy: UnderwritingPolicy;
  facts: LoanFacts;
  ratios: FileRatios;
  /** What one dollar of mortgage costs a month at the qualifying rate */
  paymentOfDollar: number;
  /** Unrounded, for the limits */
  gds: number | null;
  tds: number | null;
}

export const CLASS_OF: Readonly<Record<LoanClass, InsuranceClass>> = {
  insured: 'insured',
  insurable: 'insurable',
  conventional: 'uninsured',
  none: 'uninsured',
};

export const policyOf = ({ asOf, policy }: Pick<MortgageFile, 'asOf' | 'policy'>): UnderwritingPolicy => ({
  ...rowOn('underwriting policy', UNDERWRITING, asOf, 'asOf'),
  ...policy,
});

function qualifyingRateOf(file: MortgageFile, found: LoanClass): number {
  return qualifyingRate({
    contractRatePct: file.mortgage.ratePct,
    straightSwitch: isUntestedSwitch(file),
    insuranceClass: CLASS_OF[found],
    privateLender: isPrivate(file),
    date: file.asOf,
  }).qualifyingRatePct;
}

const shareOf = (monthly: number, annualIncome: number): number | null =>
  annualIncome > 0 ? roundTo(8, (monthly / (annualIncome / 12)) * 100) : null;
const shown = (pct: number | null): number | null => (pct === null ? null : roundTo(2, pct));

/** How one program counts a file, where it is not the usual way. */
interface CountedAs {
  loanClass: LoanClass;
  loan: InsuredLoan;
  /** Share of the rent of the home itself, percent */
  ownRentPct: number;
}

/** An insurer may count more of the rent of the home itself than lenders do. */
const ownRentPctOf = (
  { asOf, property, programs }: MortgageFile,
  found: LoanClass,
  policy: UnderwritingPolicy,
): number => (found === 'insured' ? insuredRentPct(property, asOf, programs) : undefined) ?? policy.rentalPct;

/** A file that `checkFile` has let through. */
export function workOut(file: MortgageFile, as?: CountedAs): FileResult {
  const policy = policyOf(file);
  const facts = loanFacts(file);
  const found = as?.loanClass ?? loanClass(file, facts, policy);
  const loan = as?.loan ?? insuredLoan(file, facts, found);
  const qualifyingRatePct = qualifyingRateOf(file, found);
  const qualifyingPayment = roundToCent(monthlyTested(loan.totalMortgage, qualifyingRatePct, file.mortgage));
  const otherMortgagePayment = file.secondMortgage?.monthlyPayment;
  const housing = qualifyingPayment + otherHousingCosts({ ...file.property, otherMortgagePayment });
  const monthlyObligations = obligationsOf(file, policy, qualifyingRatePct);
  const incomes = incomesOf(file, policy, as?.ownRentPct ?? ownRentPctOf(file, found, policy));
  const annualIncome = roundToCent(incomes.reduce((sum, { annual }) => sum + annual, 0));
  const gds = shareOf(housing, annualIncome);
  const tds = shareOf(housing + monthlyObligations, annualIncome);
  return {
    policy,
    facts,
    paymentOfDollar: monthlyTested(1, qualifyingRatePct, file.mortgage),
    gds,
    tds,
    ratios: {
      annualIncome,
      incomes,
      baseLoan: facts.baseLoan,
      ...loan,
      ltvPct: facts.ltvPct,
      combinedLtvPct: facts.combinedLtvPct,
      loanClass: found,
      qualifyingRatePct,
      qualifyingPayment,
      monthlyHousing: roundToCent(housing),
      monthlyObligations,
      gdsPct: shown(gds),
      tdsPct: shown(tds),
    },
  };
}

/**
 * Income, loan, class and both ratios of a file at the qualifying rate, as lenders count them.
 * Source: CMHC, Calculating GDS/TDS; FCAC; OSFI Guideline B-20.
 *
 * @throws MortgageInputError by the name of a figure that is missing or cannot be (`checkFile`)
 */
export function fileRatios(file: MortgageFile): FileRatios {
  checkFile(file);
  return workOut(file).ratios;
}
