import type { Texts } from '@brokerage/domain/forms/fields';
import { affordability, type Affordability } from '@brokerage/domain/mortgage/affordability';
import type { Class } from '../rate/use-class-rate';
import { useStartRate } from '../rate/use-start-rate';
import type { Asked } from './affordability-figures';
import { classOf } from './home-class';

/** The highest price, and what it was worked out from. */
export interface Reach {
  reach: Affordability;
  input: Asked;
}

/**
 * The class of the home in reach. Whether it can be insured is asked of its price at the insurable rate: at the higher rate of
 * an uninsured one it may cost less than that again, and the rate would go to and fro.
 */
export function useReachClass(texts: Texts, found: Reach | undefined): Class | undefined {
  const own = classOf(texts, found?.reach.maxPrice ?? NaN);
  const insurable = useStartRate('purchase', own === 'INSURABLE' ? own : 'INSURED');
  if (!found || !insurable || own !== 'INSURABLE') return own;
  const { maxPrice = NaN } = affordability({ ...found.input, contractRatePct: insurable.rate });
  return classOf(texts, maxPrice) === 'UNINSURED' ? 'UNINSURED' : own;
}
