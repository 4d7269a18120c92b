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
import type { Note } from './notes.js';
import { madeBy, type Provenance } from './provenance.js';
import { rowOn } from './tables/dated.js';
import {
  INSURED_AMORTIZATION,
  LOW_RATIO_CAP,
  PREMIUMS,
  type AmortizationRow,
  type PremiumRow,
} from './tables/insurance.js';
import { PREMIUM_TAX } from './tables/premium-tax.js';
import { PROVINCES, type Province } from './tables/provinces.js';

export interface InsurancePremiumInput {
  /** Dollars */
  price: number;
  /** Dollars; at least the minimum down payment of an owner-occupied home */
  downPayment: number;
  /** Homes in the building, 1 to 4; 1 unless given */
  units?: number;
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
  notes: Note[];
}

/** The longest amortization that most lenders offer. */
const COMMON_YEARS = 30;

/** loan ÷ price ≤ pct, without dividing, so that the edges are exact. */
export const isWithin = (loan: number, price: number, pct: number): boolean => loan * 100 <= price * pct;

/** The least dollars down that keep the loan within a share of the price. Cents are rounded up. */
const downFor = (price: number, pct: number): number => (price - Math.floor((price * pct) / 100)) / 100;

function checkInput(input: InsurancePremiumInput): void {
  checkAmount('price', input.price);
  checkAmountOrNone('downPayment', input.downPayment);
  checkYears('amortizationYears', input.amortizationYears);
  checkFlag('firstTimeBuyerOrNewBuild', input.firstTimeBuyerOrNewBuild);
  checkFlag('nonTraditionalDownPayment', input.nonTraditionalDownPayment);
  checkOneOf('province', input.province, PROVINCES);
  checkDate('closingDate', input.closingDate);
  checkFlag('insured', input.insured ?? false);
  if (!(input.downPayment <= input.price))
    throw new MortgageInputError('downPayment', { code: 'downPaymentOverPrice', price: input.price });
}

function bandRate(table: PremiumRow, loan: number, price: number, isNonTraditional: boolean): number {
  const index = table.bands.findIndex(({ ltvUpToPct }) => isWithin(loan, price, ltvUpToPct));
  const band = table.bands[index];
  if (!band)
    throw new MortgageInputError('downPayment', {
      code: 'downPaymentBelowMinimum',
      minimum: downFor(price, table.bands.at(-1)?.ltvUpToPct ?? 0),
      price: price / 100,
    });
  return isNonTraditional && index === table.bands.length - 1 ? table.nonTraditionalPct : band.pct;
}

const longestOf = (limits: AmortizationRow, hasRelief: boolean): number =>
  hasRelief ? limits.yearsWithRelief : limits.years;

export interface PremiumOnInput {
  /** Dollars, without the premium */
  loan: number;
  /** What the insurer measures it against, dollars */
  value: number;
  amortizationYears: number;
  nonTraditionalDownPayment: boolean;
  date: string;
  /** The standard table unless another is named */
  table?: readonly PremiumRow[];
}

/** The premium on a loan, by its share of the value. The caller knows whether it can be insured. */
export function premiumOn(input: PremiumOnInput): { premiumRatePct: number; premium: number } {
  const table = rowOn('insurance premiums', input.table ?? PREMIUMS, input.date, 'date');
  const limits = rowOn('insured amortization', INSURED_AMORTIZATION, input.date, 'date');
  const loan = toCents(input.loan);
  const surcharge = input.amortizationYears > limits.years ? limits.longerPct : 0;
  const rate = bandRate(table, loan, toCents(input.value), input.nonTraditionalDownPayment) + surcharge;
  return { premiumRatePct: roundTo(4, rate), premium: percentOf(loan, rate) / 100 };
}

/** The longest amortization of an insured mortgage that closes on that day. */
export function longestInsured(firstTimeBuyerOrNewBuild: boolean, closingDate: string): number {
  const limits = rowOn('insured amortization', INSURED_AMORTIZATION, closingDate, 'closingDate');
  return longestOf(limits, firstTimeBuyerOrNewBuild);
}

function checkInsurable(input: InsurancePremiumInput, limits: AmortizationRow, conventionalPct: number): void {
  const loan = toCents(input.price) - toCents(input.downPayment);
  if (isWithin(loan, toCents(input.price), conventionalPct)) {
    checkAmount('price', input.price, LOW_RATIO_CAP - 0.01);
    // the longer amortization is for a down payment under 20%
    checkYears('amortizationYears', input.amortizationYears, limits.years);
    return;
  }
  const { minDownPayment: least, insurable } = minDownPayment({ ...input, ownerOccupied: true });
  if (!insurable || !(toCents(input.downPayment) >= toCents(least)))
    throw new MortgageInputError('downPayment', {
      code: 'downPaymentBelowMinimum',
      minimum: least,
      price: input.price,
    });
  const longest = longestOf(limits, input.firstTimeBuyerOrNewBuild);
  if (!(input.amortizationYears <= longest))
    throw new MortgageInputError('amortizationYears', {
      code: 'insuredAmortization',
      longest,
      longestWithRelief: limits.yearsWithRelief,
      conventionalDown: downFor(toCents(input.price), conventionalPct),
    });
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
  if (isInsured) checkInsurable(input, limits, table.conventionalUpToPct);
  const baseLoan = loan / 100;
  const { premiumRatePct, premium } = isInsured
    ? premiumOn({ ...input, loan: baseLoan, value: price, date: closingDate })
    : { premiumRatePct: 0, premium: 0 };
  return {
    baseLoan,
    ltvPct: roundTo(4, (loan / priceCents) * 100),
    premiumRatePct,
    premium,
    totalMortgage: (loan + toCents(premium)) / 100,
    premiumSalesTax: percentOf(toCents(premium), tax.pct) / 100,
    notes: loan > 0 && input.amortizationYears > COMMON_YEARS ? ['AMORTIZATION_OVER_30'] : [],
    ...madeBy({ 'insurance premiums': table, 'insured amortization': limits, 'sales tax on premiums': tax }),
  };
}
