import { numberOf, numberOrNone } from '@brokerage/domain/calculator/texts';
import { upperCase } from '@brokerage/domain/data/codes';
import type { Texts } from '@brokerage/domain/forms/fields';
import { classOfPurchase } from '@brokerage/domain/rates/class-of-purchase';
import type { StartCase } from '@brokerage/domain/rates/start-rate';
import { useEffect, useRef } from 'react';
import { formatRate } from '../../../lib/format';
import { compoundingText } from '../fields/common';
import { beginsAs, useStartRate } from './use-start-rate';

export type Class = Uppercase<StartCase['insurance']>;
/** What has a class that its figures decide. */
export type Classed = 'purchase' | 'renewal';

/** The class of a purchase of that price; none until both figures can be read. */
export function classOf({ down, years }: Texts, price: number): Class | undefined {
  const downPayment = numberOrNone(down);
  if (!Number.isFinite(downPayment / price)) return undefined;
  return upperCase(classOfPurchase({ price, downPayment, amortizationYears: numberOf(years) }).insurance);
}

/**
 * Asks the start rate again when the down payment passes 20%, or the amount or the years what can be insured: another class
 * has another rate. A rate that somebody typed, or that stood in the address, stays.
 */
export function useClassRate(
  insurance: Class | undefined,
  isTyped: boolean,
  change: (change: Texts) => void,
  of: Classed = 'purchase',
): void {
  const found = useStartRate(of, insurance);
  // the page begins with the rate of the usual one
  const last = useRef(beginsAs(of));
  useEffect(() => {
    if (isTyped || !found || insurance === undefined || last.current === insurance) return;
    last.current = insurance;
    change({ rate: formatRate(found.rate), type: found.type, compounding: compoundingText(found) });
  }, [found, insurance, isTyped, change]);
}
