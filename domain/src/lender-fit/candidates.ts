import { byCost, changeFor, type ProgramChange } from '../programs/changes.js';
import { fitOf } from '../programs/fit.js';
import type { Program, ProgramRow } from '../programs/rows.js';
import type { LentToday } from '../rates/ranking.js';
import type { MortgageFile } from '../underwriting/file.js';
import { bestScore, isBoundByRatios, limitsOf } from '../underwriting/limits.js';
import type { FileResult } from '../underwriting/ratios.js';
import { weigh, type ExitChance } from './exit-chances.js';
import { ownConditions, type AskedFile } from './own-conditions.js';
import { fileUnder, policyFor, type LenderPolicy } from './policy.js';
import type { LenderQuestion, LenderReason } from './reasons.js';
import { byTotal, totalCost, type FitCost, type FitLoan, type FitRate } from './total-cost.js';

export interface FitLender {
  id: string;
  name: string;
}

/** What a file is asked against: all of one day. */
export interface FitBook {
  lenders: readonly FitLender[];
  /** In force on that day */
  policies: readonly LenderPolicy[];
  rates: readonly FitRate[];
  /** The fixed rates that penalties compare with */
  lent: readonly LentToday[];
}

/** The figures against their limits, percent and dollars a month. */
export interface FitFigures {
  gdsPct: number | null;
  gdsLimitPct: number;
  tdsPct: number | null;
  tdsLimitPct: number;
  score: number | null;
  minScore: number;
  /** What housing and debts leave under both limits; below 0 it is over */
  room: number | null;
}

export interface Candidate {
  row: ProgramRow;
  rate: FitRate;
  policy: LenderPolicy | undefined;
  reasons: LenderReason[];
  asks: LenderQuestion[];
  result: FileResult | undefined;
  loan: FitLoan;
  cost: FitCost;
}

/** When somebody leaves: the likeliest month, and the chances where several are thought of. */
export interface Exit {
  month: number;
  chances: readonly ExitChance[];
}

const loanOf = (file: MortgageFile, row: ProgramRow, result: FileResult | undefined): FitLoan => ({
  principal: Math.max(0.01, result?.ratios.totalMortgage ?? file.mortgage.amount ?? 0),
  amortizationYears: file.mortgage.amortizationYears,
  premium: row.insurer !== 'conventional' && !row.premium ? null : (result?.ratios.premium ?? 0),
  premiumTax: result?.ratios.premiumSalesTax ?? 0,
});

/** What a program and a lender's own policy say together. */
function together(asked: AskedFile, row: ProgramRow, policy: LenderPolicy | undefined, rate: FitRate) {
  const terms = policy?.terms ?? null;
  const under = { ...asked, file: fileUnder(asked.file, terms, rate) };
  const fit = fitOf(under.file, row);
  const own = ownConditions(under, row, fit, terms);
  const reasons: LenderReason[] = [...fit.reasons, ...own.reasons];
  return {
    file: under.file,
    result: fit.result,
    reasons,
    asks: [...new Set<LenderQuestion>([...fit.asks, ...own.asks])].sort(),
  };
}

export function candidateOf(
  asked: AskedFile,
  row: ProgramRow,
  rate: FitRate,
  { policies, lent }: FitBook,
  { month, chances }: Exit,
): Candidate {
  const policy = policyFor(policies, rate);
  const { file, ...said } = together(asked, row, policy, rate);
  const loan = loanOf(file, row, said.result);
  const costAt = (until: number) => totalCost(rate, policy?.terms ?? null, loan, until, lent);
  const weighed = weigh(chances, (until) => costAt(until).total);
  return { row, rate, policy, ...said, loan, cost: { ...costAt(month), weighed } };
}

export const isRefused = ({ reasons }: Candidate): boolean => reasons.length > 0;

/** What fits before what has to be asked, the fewest questions first, and what does not fit last. */
export const byAnswer = (one: Candidate, other: Candidate): number =>
  Number(isRefused(one)) - Number(isRefused(other)) ||
  (isRefused(one) ? 0 : one.asks.length - other.asks.length) ||
  byTotal(one, other);

export function figuresOf({ result }: Candidate, file: MortgageFile): FitFigures | null {
  if (!result || !isBoundByRatios(file)) return null;
  const { gdsLimitPct, tdsLimitPct, minScore } = limitsOf(result);
  const { annualIncome, monthlyHousing, monthlyObligations, gdsPct, tdsPct } = result.ratios;
  const monthly = annualIncome / 12;
  const room = Math.min(
    monthly * (gdsLimitPct / 100) - monthlyHousing,
    monthly * (tdsLimitPct / 100) - monthlyHousing - monthlyObligations,
  );
  return {
    gdsPct,
    gdsLimitPct,
    tdsPct,
    tdsLimitPct,
    score: bestScore(file),
    minScore,
    room: annualIncome > 0 ? Math.floor(room * 100) / 100 : null,
  };
}

/** The cheapest change of all that open one of its programs, and the program it opens. */
export function openedBy(
  asked: AskedFile,
  candidates: readonly Candidate[],
): { of: Candidate; change: ProgramChange } | null {
  const found = candidates.flatMap((of) => {
    const { row, policy, rate } = of;
    const { file, ...said } = together(asked, row, policy, rate);
    // the changed file is counted anew by the lender's policy
    const opens = (changed: MortgageFile): boolean =>
      together({ ...asked, file: { ...changed, policy: asked.file.policy } }, row, policy, rate).reasons.length === 0;
    const change = changeFor(file, row, said, opens);
    return change ? [{ of, change }] : [];
  });
  return found.sort((one, other) => byCost(one.change, other.change))[0] ?? null;
}

/** One candidate for each program: what costs the least of it. */
export function cheapestOfEach(candidates: readonly Candidate[]): Candidate[] {
  const found = new Map<Program, Candidate>();
  for (const candidate of candidates) {
    const before = found.get(candidate.row.program);
    if (!before || byTotal(candidate, before) < 0) found.set(candidate.row.program, candidate);
  }
  return [...found.values()];
}
