import { numberOf } from '@brokerage/domain/calculator/texts';
import { upperCase } from '@brokerage/domain/data/codes';
import { classOfSwitch } from '@brokerage/domain/rates/class-of-switch';
import type { Class } from '../rate/use-class-rate';

/** The class of a switch of what is owed, over the years that are left or others; none until they can be read. */
export function classOfOwed(owed: string | undefined, years: string | undefined, newYears = ''): Class | undefined {
  const balance = numberOf(owed);
  const yearsLeft = numberOf(years);
  const amortizationYears = newYears.trim() ? numberOf(newYears) : yearsLeft;
  if (!Number.isFinite(balance + yearsLeft + amortizationYears)) return undefined;
  return upperCase(classOfSwitch({ balance, amortizationYears, yearsLeft, insured: null }).insurance);
}
