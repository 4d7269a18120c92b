import { formatDollars } from '@brokerage/domain/forms/dollars';
import { bridgeCostBy, privateBridge, type PrivateBridge } from '@brokerage/domain/mortgage/private-bridge';
import type { Toll } from './bridge-art';
import { LATER, MOST_MONTHS, TERMS, type SampleName } from './sample';

export interface Crossing {
  found: PrivateBridge;
  /** What it has cost a quarter of the way over, half of it, and so on */
  tolls: readonly Toll[];
  /** The bank comes after so many months instead, and what it costs then */
  longer: number;
  later: PrivateBridge;
}

export const monthsWords = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;

/** A quarter of the way, half of it, and so on: whole months, each once. */
const quartersOf = (count: number): number[] => [
  ...new Set([1, 2, 3, 4].map((quarter) => Math.max(1, Math.round((count * quarter) / 4)))),
];

/** A private mortgage until a bank takes over, at its rate. */
export function crossingTo(bankRatePct: number, numbers: Record<SampleName, number>): Crossing {
  const input = { ...TERMS, ...numbers, bankRatePct };
  const longer = Math.min(MOST_MONTHS, numbers.months + LATER);
  return {
    found: privateBridge(input),
    tolls: quartersOf(numbers.months).map((months) => ({
      months,
      words: monthsWords(months),
      cost: formatDollars(bridgeCostBy(input, months)),
    })),
    longer,
    later: privateBridge({ ...input, months: longer }),
  };
}
