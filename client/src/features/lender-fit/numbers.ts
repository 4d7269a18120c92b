import { formatDollars } from '@brokerage/domain/forms/dollars';
import type { ProgramChange } from '@brokerage/domain/programs/changes';
import type { ProgramReason } from '@brokerage/domain/programs/reasons';
import { changeSentence } from '@brokerage/domain/programs/words';
import type { FitFileFragment, LenderAnswerFragment } from './fit.generated';

export const numbered = (money: string | null): number | null => (money === null ? null : Number(money));
export const whole = (money: string | null): string => (money === null ? 'not known' : formatDollars(Number(money)));
export const percent = (value: number, decimals = 1): string => `${value.toFixed(decimals)}%`;

type Change = NonNullable<LenderAnswerFragment['change']> | NonNullable<FitFileFragment['programs'][number]['change']>;
type Reason = LenderAnswerFragment['reasons'][number] | FitFileFragment['programs'][number]['reasons'][number];

const asChange = (change: Change): ProgramChange => ({
  ...change,
  amount: numbered(change.amount),
  to: numbered(change.to),
  mortgageGained: numbered(change.mortgageGained),
});

export const changeWords = (change: Change): string => changeSentence(asChange(change));

/** With its money as numbers, for the sentences of the domain. */
export const asReason = <R extends Reason>(
  reason: R,
): Omit<R, 'amount' | 'limitAmount'> & Pick<ProgramReason, 'amount' | 'limitAmount'> => ({
  ...reason,
  amount: numbered(reason.amount),
  limitAmount: numbered(reason.limitAmount),
});

/** What can be tried of a change: other terms of the mortgage. undefined where it is something else. */
export function tryOf(change: Change | null): { amortizationYears?: number; downPayment?: string } | undefined {
  if (change?.code === 'AMORTIZATION' && change.years !== null) return { amortizationYears: change.years };
  if (change?.code === 'DOWN_PAYMENT' && change.to !== null) return { downPayment: change.to };
  return undefined;
}
