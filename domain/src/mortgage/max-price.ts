import { toCents } from './cents.js';
import { MortgageInputError } from './input-error.js';
import { insurancePremium } from './insurance-premium.js';

export interface MaxPriceInput {
  maxMortgageIncludingPremium: number;
  downPayment: number;
  amortizationYears: number;
  firstTimeBuyerOrNewBuild: boolean;
  closingDate: string;
}

export interface MaxPrice {
  /** Whole dollars */
  maxPrice: number;
  /** What keeps it there: the mortgage the income bears, or the down payment */
  priceBoundBy: 'income' | 'downPayment';
}

type Verdict = 'fits' | MaxPrice['priceBoundBy'];

function verdict(price: number, input: MaxPriceInput): Verdict {
  try {
    // The premium is the same everywhere; only the sales tax on it, paid in cash, is the province's.
    const { totalMortgage } = insurancePremium({
      ...input,
      price,
      province: 'AB',
      nonTraditionalDownPayment: false,
    });
    return toCents(totalMortgage) <= toCents(input.maxMortgageIncludingPremium) ? 'fits' : 'income';
  } catch (error) {
    if (error instanceof MortgageInputError) return 'downPayment';
    throw error;
  }
}

/** The dearest home that the mortgage and the down payment reach together; the dearer one fits less in both. */
export function maxPrice(input: MaxPriceInput): MaxPrice {
  let most = Math.floor(input.downPayment);
  let over = Math.floor(input.downPayment + input.maxMortgageIncludingPremium) + 1;
  while (over - most > 1) {
    const middle = Math.floor((most + over) / 2);
    if (verdict(middle, input) === 'fits') most = middle;
    else over = middle;
  }
  return { maxPrice: most, priceBoundBy: verdict(over, input) === 'downPayment' ? 'downPayment' : 'income' };
}
