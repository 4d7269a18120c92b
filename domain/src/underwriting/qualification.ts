import { floorShares, floorToCent, roundTo, toCents } from '../mortgage/cents.js';
import type { ClassLimits } from '../mortgage/class-limits.js';
import type { DebtServiceInput } from '../mortgage/debt-service.js';
import { isWithin } from '../mortgage/insurance-premium.js';
import { MOST_DOLLARS } from '../mortgage/input-error.js';
import { loanToIncomeNotes } from '../mortgage/loan-to-income.js';
import type { Note } from '../mortgage/notes.js';
import { RULES_AS_OF } from '../mortgage/provenance.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { PREMIUMS } from '../mortgage/tables/insurance.js';
import { LOAN_TO_VALUE } from '../mortgage/tables/lending.js';
import { programsFor, type ProgramAnswer } from '../programs/programs.js';
import { checkFile } from './check-file.js';
import type { MortgageFile } from './file.js';
import {
  hasOpenProposal,
  isBoundByRatios,
  isClosingShort,
  isOver,
  isScoreLow,
  limitsOf,
  recentBankruptcy,
} from './limits.js';
import { isPrivate, isPurchase, leastDownOf, withPremium, type LoanClass, type LoanFacts } from './loan.js';
import { workOut, type FileRatios, type FileResult } from './ratios.js';
import { serviceOf } from './service-of.js';

/** Why a file does not fit a lender's usual terms, sorted by name. */
export const FAILURES = [
  'AMORTIZATION_TOO_LONG',
  'BANKRUPTCY_RECENT',
  'CLOSING_FUNDS_SHORT',
  'CREDIT_LOW',
  'DOWN_PAYMENT_SHORT',
  'GDS_OVER',
  'LTV_OVER',
  'NOT_INSURABLE',
  'PROPOSAL_OPEN',
  'TDS_OVER',
] as const;
export type Failure = (typeof FAILURES)[number];

/** "alternative": a lender beyond the usual limits may take it. For the office; never a decision for the applicant. */
export const VERDICTS = ['fits', 'alternative', 'does_not_fit'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Qualification {
  verdict: Verdict;
  failures: Failure[];
  failureCount: number;
  loanClass: LoanClass;
  gdsLimitPct: number;
  tdsLimitPct: number;
  /** With the premium */
  maxMortgageByGds: number;
  maxMortgageByTds: number;
  maxMortgageByRatios: number;
  maxMortgageByValue: number;
  /** What the mortgage is over the most there is; 0 where it fits */
  shortfall: number;
  /** Of a purchase */
  minDownPayment: number | null;
  /** None where there is no income */
  loanToIncome: number | null;
  notes: Note[];
  /** The programs it fits, those that somebody has to ask about, and why each other one does not fit */
  programs: ProgramAnswer[];
  ratios: FileRatios;
  /** What both ratios can be explained from */
  service: DebtServiceInput | null;
  rulesAsOf: string;
}

const HOME_IS_SECURITY = ['refinance', 'equity_takeout', 'other'];
/** What an alternative lender looks past. */
const BENDABLE: readonly Failure[] = ['GDS_OVER', 'TDS_OVER', 'CREDIT_LOW', 'BANKRUPTCY_RECENT', 'PROPOSAL_OPEN'];

const isCombinedWithin = ({ facts }: FileResult, pct: number): boolean =>
  isWithin(toCents(facts.combinedLoan), toCents(facts.lendingValue), pct);

/** What all charges on a home that is bought may come to, cents: what an insurer takes, or what is lent without insurance. */
function mostCharged(file: MortgageFile, { lendingValue, isHighRatio }: LoanFacts): number {
  const value = toCents(lendingValue);
  return isHighRatio
    ? value - toCents(leastDownOf(file, lendingValue).minDownPayment)
    : floorShares({ cents: value, pct: rowOn('insurance premiums', PREMIUMS, file.asOf, 'asOf').conventionalUpToPct });
}

const secondOf = ({ secondMortgage }: MortgageFile): number => toCents(secondMortgage?.balance ?? 0);

function isValueOver(file: MortgageFile, result: FileResult): boolean {
  if (isPrivate(file)) return !isCombinedWithin(result, result.policy.privateLtvPct);
  // without a second charge the least down payment says it
  if (isPurchase(file))
    return secondOf(file) > 0 && !(toCents(result.facts.combinedLoan) <= mostCharged(file, result.facts));
  const { refinancePct } = rowOn('loan-to-value limits', LOAN_TO_VALUE, file.asOf, 'asOf');
  // a renewal that is not moved as it is has to be lent anew
  const isLentAnew = file.mortgageType === 'renewal' && file.mortgage.straightSwitch !== true;
  return (HOME_IS_SECURITY.includes(file.mortgageType) || isLentAnew) && !isCombinedWithin(result, refinancePct);
}

/** Below the least the law asks of the price, or below what an insurer asks of the appraised value. */
function isDownShort(file: MortgageFile, { facts }: FileResult): boolean {
  const { downPayment = 0 } = file.mortgage;
  if (facts.minDownPayment === null || isPrivate(file)) return false;
  if (!(toCents(downPayment) >= toCents(facts.minDownPayment))) return true;
  const least = leastDownOf(file, facts.lendingValue).minDownPayment;
  return facts.canBeInsured && !(toCents(facts.baseLoan) <= toCents(facts.lendingValue) - toCents(least));
}

function failuresOf(file: MortgageFile, result: FileResult, limits: ClassLimits): Failure[] {
  const { facts } = result;
  const isHighRatio = facts.isHighRatio && !isPrivate(file);
  const isTooLong = isOver(file.mortgage.amortizationYears, facts.longestInsuredYears);
  const found: Record<Failure, boolean> = {
    AMORTIZATION_TOO_LONG: isHighRatio && facts.canBeInsured && isTooLong,
    BANKRUPTCY_RECENT: recentBankruptcy(file, result) !== undefined,
    CLOSING_FUNDS_SHORT: isClosingShort(file, result),
    CREDIT_LOW: isScoreLow(file, limits.minScore),
    DOWN_PAYMENT_SHORT: isDownShort(file, result),
    GDS_OVER: isBoundByRatios(file) && isOver(result.gds, limits.gdsLimitPct),
    LTV_OVER: isValueOver(file, result),
    NOT_INSURABLE: isHighRatio && !facts.canBeInsured,
    PROPOSAL_OPEN: hasOpenProposal(file),
    TDS_OVER: isBoundByRatios(file) && isOver(result.tds, limits.tdsLimitPct),
  };
  return FAILURES.filter((code) => found[code]);
}

function verdictOf(result: FileResult, failures: readonly Failure[]): Verdict {
  if (failures.length === 0) return 'fits';
  const { alternativeLtvPct, alternativeTdsPct } = result.policy;
  const isBendable =
    failures.every((code) => BENDABLE.includes(code)) &&
    isCombinedWithin(result, alternativeLtvPct) &&
    !isOver(result.tds, alternativeTdsPct);
  return isBendable ? 'alternative' : 'does_not_fit';
}

/** The largest mortgage whose payment leaves both ratios within their limits. */
function mostByRatio(result: FileResult, limitPct: number, otherCosts: number): number {
  const room = floorToCent(Math.max(0, (result.ratios.annualIncome / 12) * (limitPct / 100) - otherCosts));
  // interest alone at 0% costs nothing: the ratios set no limit
  return room < result.paymentOfDollar * MOST_DOLLARS ? floorToCent(room / result.paymentOfDollar) : MOST_DOLLARS;
}

/** The largest mortgage the home's value carries, with the premium of one that is insured. */
function mostByValue(file: MortgageFile, { facts, policy }: FileResult): number {
  const { lendingValue, canBeInsured, longestInsuredYears } = facts;
  const valueCents = toCents(lendingValue);
  const upTo = (pct: number): number => Math.max(0, floorShares({ cents: valueCents, pct }) - secondOf(file)) / 100;
  if (isPrivate(file)) return upTo(policy.privateLtvPct);
  if (!isPurchase(file)) {
    const most = upTo(rowOn('loan-to-value limits', LOAN_TO_VALUE, file.asOf, 'asOf').refinancePct);
    return file.mortgage.straightSwitch ? Math.max(most, facts.baseLoan) : most;
  }
  const { conventionalUpToPct } = rowOn('insurance premiums', PREMIUMS, file.asOf, 'asOf');
  if (!canBeInsured || file.mortgage.amortizationYears > longestInsuredYears) return upTo(conventionalUpToPct);
  const { minDownPayment } = leastDownOf(file, lendingValue);
  const beside = valueCents - toCents(minDownPayment) - secondOf(file);
  // beside a second charge so large nothing is insured, and all of it has to stay within what is lent without
  if (secondOf(file) > 0 && isWithin(beside, valueCents, conventionalUpToPct)) return upTo(conventionalUpToPct);
  return withPremium(file, lendingValue, beside / 100).totalMortgage;
}

/**
 * Whether a file fits lenders' usual terms, why not, and the most there is by each limit.
 * Source: the sources of the tables it rests on.
 *
 * @throws MortgageInputError by the name of a figure that is missing or cannot be (`checkFile`)
 */
export function qualification(file: MortgageFile): Qualification {
  checkFile(file);
  const result = workOut(file);
  const { ratios } = result;
  const limits = limitsOf(result);
  const failures = failuresOf(file, result, limits);
  const otherHousing = ratios.monthlyHousing - ratios.qualifyingPayment;
  const maxMortgageByGds = mostByRatio(result, limits.gdsLimitPct, otherHousing);
  const maxMortgageByTds = mostByRatio(result, limits.tdsLimitPct, otherHousing + ratios.monthlyObligations);
  const maxMortgageByRatios = Math.min(maxMortgageByGds, maxMortgageByTds);
  const maxMortgageByValue = mostByValue(file, result);
  const most = isBoundByRatios(file) ? Math.min(maxMortgageByRatios, maxMortgageByValue) : maxMortgageByValue;
  const { annualIncome, totalMortgage } = ratios;
  return {
    verdict: verdictOf(result, failures),
    failures,
    failureCount: failures.length,
    loanClass: ratios.loanClass,
    gdsLimitPct: limits.gdsLimitPct,
    tdsLimitPct: limits.tdsLimitPct,
    maxMortgageByGds,
    maxMortgageByTds,
    maxMortgageByRatios,
    maxMortgageByValue,
    shortfall: Math.max(0, toCents(totalMortgage) - toCents(most)) / 100,
    minDownPayment: result.facts.minDownPayment,
    loanToIncome: annualIncome > 0 ? roundTo(2, totalMortgage / annualIncome) : null,
    notes:
      ratios.loanClass === 'conventional' && annualIncome > 0
        ? loanToIncomeNotes(totalMortgage, annualIncome, file.asOf)
        : [],
    programs: programsFor(file),
    ratios,
    service: serviceOf(file, ratios, limits),
    rulesAsOf: RULES_AS_OF,
  };
}
