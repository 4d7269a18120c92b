import { toCents } from './cents.js';
import { MortgageInputError } from './input-error.js';
import { insurancePremium, type InsurancePremium, type InsurancePremiumInput } from './insurance-premium.js';
import { minDownPayment } from './min-down-payment.js';

export interface MaxPriceInput {
  maxMortgageIncludingPremium: number;
  downPayment: number;
  amortizationYears: number;
  firstTimeBuyerOrNewBuild: boolean;
  closingDate: string;
}

/** What keeps the price from being higher. */
export type PriceLimit = 'income' | 'debts' | 'downPayment' | 'amortization' | 'priceCap';

export interface MaxPrice {
  /** Whole dollars */
  maxPrice: number;
  /** The mortgage on that home, with its premium */
  homeMortgage: number;
  homePremium: number;
  limitedBy: Exclude<PriceLimit, 'debts'>;
}

/** The insurance of a home of that price. */
export const insuranceAt = (
  price: number,
  input: Omit<MaxPriceInput, 'maxMortgageIncludingPremium'>,
): InsurancePremiumInput => ({
  ...input,
  price,
  // the premium is the same everywhere; only the sales tax on it, paid in cash, is the province's
  province: 'AB',
  nonTraditionalDownPayment: false,
});

const insuranceOn = (price: number, input: MaxPriceInput): InsurancePremium =>
  insurancePremium(insuranceAt(price, input));

function verdict(price: number, input: MaxPriceInput): 'fits' | MaxPrice['limitedBy'] {
  try {
    const { totalMortgage } = insuranceOn(price, input);
    return toCents(totalMortgage) <= toCents(input.maxMortgageIncludingPremium) ? 'fits' : 'income';
  } catch (error) {
    if (!(error instanceof MortgageInputError)) throw error;
    if (error.refusal.code === 'insuredAmortization') return 'amortization';
    const { insurable } = minDownPayment({ ...input, price, ownerOccupied: true });
    return insurable ? 'downPayment' : 'priceCap';
  }
}

/** The last whole number from `from` on that passes; `to` does not. */
function last(from: number, to: number, passes: (value: number) => boolean): number {
  let most = from;
  let over = to;
  while (over - most > 1) {
    const middle = Math.floor((most + over) / 2);
    if (passes(middle)) most = middle;
    else over = middle;
  }
  return most;
}

/** The highest price that the mortgage and the down payment reach together, and the mortgage on that home. */
export function maxPrice(input: MaxPriceInput): MaxPrice {
  const cash = Math.floor(input.downPayment);
  const end = Math.floor(input.downPayment + input.maxMortgageIncludingPremium) + 1;
  const most = last(cash, end, (price) => verdict(price, input) === 'fits');
  const limit = verdict(most + 1, input);
  const { totalMortgage = 0, premium = 0 } = most > cash ? insuranceOn(most, input) : {};
  return {
    maxPrice: most,
    homeMortgage: totalMortgage,
    homePremium: premium,
    limitedBy: limit === 'fits' ? 'income' : limit,
  };
}

/** The least down payment with which the mortgage, and no longer the down payment, limits the price. */
export function leastDownFor(input: MaxPriceInput, from: number, cap: number): number {
  const downFor = (price: number): number => minDownPayment({ ...input, price, ownerOccupied: true }).minDownPayment;
  const within = (price: number): boolean => verdict(price, { ...input, downPayment: downFor(price) }) === 'fits';
  const end = Math.min(cap, Math.ceil(input.maxMortgageIncludingPremium * 2));
  return downFor(last(Math.max(1, from), end, within));
}
