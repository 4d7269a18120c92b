import { numberOf, numberOrNone } from '@brokerage/domain/calculator/texts';
import { upperCase } from '@brokerage/domain/data/codes';
import type { Texts } from '@brokerage/domain/forms/fields';
import { classOfPurchase } from '@brokerage/domain/rates/class-of-purchase';
import type { Class } from '../rate/use-class-rate';

/** The class of a purchase of that price; none until both figures can be read. */
export function classOf({ down, years }: Texts, price: number): Class | undefined {
  const downPayment = numberOrNone(down);
  if (!Number.isFinite(downPayment / price)) return undefined;
  return upperCase(classOfPurchase({ price, downPayment, amortizationYears: numberOf(years) }).insurance);
}
