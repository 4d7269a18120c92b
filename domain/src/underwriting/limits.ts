import { addMonths } from '../mortgage/calendar.js';
import { percentOf, toCents } from '../mortgage/cents.js';
import { limitsUnder, type ClassLimits } from '../mortgage/class-limits.js';
import type { Borrower, MortgageFile } from './file.js';
import { isPrivate, isPurchase, isUntestedSwitch } from './loan.js';
import { CLASS_OF, type FileResult } from './ratios.js';

/** The limits of its class of loan. */
export const limitsOf = ({ ratios, policy }: FileResult): ClassLimits =>
  limitsUnder(policy, CLASS_OF[ratios.loanClass]);

/** A mortgage that may be moved without a test, and a private lender's, are not refused on ratios. They are shown. */
export const isBoundByRatios = (file: MortgageFile): boolean => !isPrivate(file) && !isUntestedSwitch(file);

/** What is no number is over every limit. */
export const isOver = (pct: number | null, limitPct: number): boolean => pct === null || !(pct <= limitPct);

/** The best score of those that are known. */
export function bestScore({ borrowers }: MortgageFile): number | null {
  const scores = borrowers.flatMap(({ creditScore }) => creditScore ?? []);
  return scores.length > 0 ? Math.max(...scores) : null;
}

export function isScoreLow(file: MortgageFile, minScore: number): boolean {
  const best = bestScore(file);
  return !isPrivate(file) && best !== null && !(best >= minScore);
}

/** The cash for the day of closing: the down payment and a share of the price; none of what is not a purchase. */
export function closingNeeds({ mortgage, property }: MortgageFile, { policy }: FileResult): number {
  const costs = percentOf(toCents(property.price ?? 0), policy.closingCostPct);
  return (toCents(mortgage.downPayment ?? 0) + costs) / 100;
}

export function isClosingShort(file: MortgageFile, result: FileResult): boolean {
  const { availableFunds } = file;
  if (!isPurchase(file) || availableFunds === undefined) return false;
  return !(toCents(availableFunds) >= toCents(closingNeeds(file, result)));
}

/** The day from which lenders of the usual kind look at somebody after a bankruptcy; none: it still runs. */
function openFrom({ bankruptcy }: Borrower, months: number): string | null {
  return bankruptcy?.dischargedOn === undefined ? null : addMonths(bankruptcy.dischargedOn, months);
}

/**
 * When a bankruptcy of somebody on the file is long enough ago: `from` is null while one still runs. Nothing where there is
 * none, or where it is.
 */
export function recentBankruptcy(file: MortgageFile, { policy }: FileResult): { from: string | null } | undefined {
  if (isPrivate(file)) return undefined;
  const days = file.borrowers
    .filter(({ bankruptcy }) => bankruptcy !== undefined)
    .map((borrower) => openFrom(borrower, policy.insolvencyMonths));
  if (days.includes(null)) return { from: null };
  const last = days.reduce((latest, day) => (latest === null || (day ?? '') > latest ? day : latest), null);
  return last !== null && last > file.asOf ? { from: last } : undefined;
}

/** Somebody still pays a consumer proposal. */
export const hasOpenProposal = (file: MortgageFile): boolean =>
  !isPrivate(file) &&
  file.borrowers.some(
    ({ proposal }) => proposal !== undefined && !((proposal.completedOn ?? '9999-12-31') <= file.asOf),
  );
