import { percentOf, roundTo, toCents } from './cents.js';
import {
  checkAmount,
  checkAmountOrNone,
  checkDate,
  checkFlag,
  checkOneOf,
  checkYears,
  MortgageInputError,
} from './input-error.js';
import { minDownPayment } from './min-down-payment.js';
import { madeBy, type Provenance } from './provenance.js';
import { rowOn } from './tables/dated.js';
import { INSURED_AMORTIZATION, PREMIUMS, type AmortizationRow, type PremiumRow } from './tables/insurance.js';
import { PREMIUM_TAX } from './tables/premium-tax.js';
import { PROVINCES, type Province } from './tables/provinces.js';

export interface InsurancePremiumInput {
  /** Dollars */
  price: number;
  /** Dollars; at least the minimum down payment of an owner-occupied home */
  downPayment: number;
  amortizationYears: number;
  firstTimeBuyerOrNewBuild: boolean;
  nonTraditionalDownPayment: boolean;
  province: Province;
  closingDate: string;
  /** Insure a loan that needs no insurance too; none unless asked for */
  insured?: boolean;
}

export interface InsurancePremium extends Provenance {
  baseLoan: number;
  ltvPct: number;
  premiumRatePct: number;
  premium: number;
  totalMortgage: number;
  /** Paid in cash at closing */
  premiumSalesTax: number;
}

/** loan ÷ price ≤ pct, without dividing, so that the edges are exact. */
const isWithin = (loan: number, price: number, pct: number): boolean => loan * 100 <= price * pct;

function checkInput(input: InsurancePremiumInput): void {
  checkAmount('price', input.price);
  checkAmountOrNone('downPayment', input.downPayment);
  checkYears('amortizationYears', input.amortizationYears);
  checkFlag('firstTimeBuyerOrNewBuild', input.firstTimeBuyerOrNewBuild);
  checkFlag('nonTraditionalDownPayment', input.nonTraditionalDownPayment);
  checkOneOf('province', input.province, PROVINCES);
  checkDate('closingDate', input.closingDate);
  checkFlag('insured', input.insured ?? false);
  if (input.downPayment > input.price)
    throw new MortgageInputError('downPayment', 'downPayment must be at most the price');
}

function bandRate(table: PremiumRow, loan: number, price: number, isNonTraditional: boolean): number {
  const index = table.bands.findIndex(({ ltvUpToPct }) => isWithin(loan, price, ltvUpToPct));
  const band = table.bands[index];
  if (!band) throw new MortgageInputError('downPayment', 'downPayment is too small to be insured');
  return isNonTraditional && index === table.bands.length - 1 ? table.nonTraditionalPct : band.pct;
}

function checkInsurable(input: InsurancePremiumInput, limits: AmortizationRow): void {
  const { minDownPayment: least, insurable } = minDownPayment({ ...input, ownerOccupied: true });
  if (toCents(input.downPayment) < toCents(least) || !insurable)
    throw new MortgageInputError('downPayment', `downPayment must be at least ${least} dollars at this price`);
  const longest = input.firstTimeBuyerOrNewBuild ? limits.yearsWithRelief : limits.years;
  if (input.amortizationYears > longest)
    throw new MortgageInputError(
      'amortizationYears',
      `amortizationYears of this insured mortgage is at most ${longest}`,
    );
}

/**
 * The premium of mortgage default insurance on the base loan, added to the mortgage, and the sales tax on it, paid in
 * cash. A conventional purchase pays none. Source: CMHC and Sagen premium tables, provincial sales taxes.
 */
export function insurancePremium(input: InsurancePremiumInput): InsurancePremium {
  checkInput(input);
  const { price, downPayment, province, closingDate } = input;
  const table = rowOn('insurance premiums', PREMIUMS, closingDate, 'closingDate');
  const limits = rowOn('insured amortization', INSURED_AMORTIZATION, closingDate, 'closingDate');
  const tax = rowOn('sales tax on premiums', PREMIUM_TAX[province], closingDate, 'closingDate');
  const priceCents = toCents(price);
  const loan = priceCents - toCents(downPayment);
  const isInsured = loan > 0 && (input.insured === true || !isWithin(loan, priceCents, table.conventionalUpToPct));
  if (isInsured) checkInsurable(input, limits);
  const surcharge = input.amortizationYears > limits.years ? limits.longerPct : 0;
  const rate = isInsured ? bandRate(table, loan, priceCents, input.nonTraditionalDownPayment) + surcharge : 0;
  const premium = percentOf(loan, rate);
  return {
    baseLoan: loan / 100,
    ltvPct: roundTo(4, (loan / priceCents) * 100),
    premiumRatePct: roundTo(4, rate),
    premium: premium / 100,
    totalMortgage: (loan + premium) / 100,
    premiumSalesTax: percentOf(premium, tax.pct) / 100,
    ...madeBy({ 'insurance premiums': table, 'insured amortization': limits, 'sales tax on premiums': tax }),
  };
}
