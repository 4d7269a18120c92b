import type { Texts } from '@brokerage/domain/forms/fields';
import { affordability } from '@brokerage/domain/mortgage/affordability';
import type { StartRate } from '../fields/common';
import { classOf, type Class } from '../rate/use-class-rate';
import { useStartRate } from '../rate/use-start-rate';
import type { Reach } from './affordability-figures';
import { areChosen, LIMITS } from './class-limits';

/** The class of the home in reach at the rate and the limits that somebody named; where nobody did, at these. */
function classAt(texts: Texts, { input }: Reach, start: StartRate | undefined): Class | undefined {
  const rate = start && { contractRatePct: start.rate };
  const limits = areChosen(texts) ? {} : LIMITS.INSURED;
  return classOf(texts, affordability({ ...input, ...rate, ...limits }).maxPrice ?? NaN);
}

/**
 * The class of the home in reach. It is asked of the insured rate, then of the insurable one, both with the limits of such
 * mortgages, and never of what follows from its answer: that would go to and fro, because an uninsured home costs more and
 * has less room.
 */
export function useReachClass(texts: Texts, found: Reach | undefined, isRateTyped: boolean): Class | undefined {
  const insured = useStartRate('purchase');
  const isReady = found !== undefined && (isRateTyped || insured !== undefined);
  const first = isReady ? classAt(texts, found, isRateTyped ? undefined : insured) : undefined;
  const isInsured = first === undefined || first === 'INSURED';
  const insurable = useStartRate('purchase', isInsured || isRateTyped ? 'INSURED' : 'INSURABLE');
  if (isInsured || isRateTyped || !found) return first;
  return insurable && classAt(texts, found, insurable);
}
