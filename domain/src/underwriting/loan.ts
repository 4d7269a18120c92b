import { LIVED_IN } from '../application/choices.js';
import { percentOf, roundTo, toCents } from '../mortgage/cents.js';
import { checkAmount, checkAmountOrNone, MortgageInputError } from '../mortgage/input-error.js';
import { isWithin, longestInsured, premiumOn } from '../mortgage/insurance-premium.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { DOWN_PAYMENT } from '../mortgage/tables/down-payment.js';
import { PREMIUMS, type PremiumRow } from '../mortgage/tables/insurance.js';
import { PREMIUM_TAX } from '../mortgage/tables/premium-tax.js';
import type { UnderwritingPolicy } from '../mortgage/tables/underwriting.js';
import { leastDown, MOST_UNITS } from '../programs/lines.js';
import type { MortgageFile } from './file.js';

export const LOAN_CLASSES = ['insured', 'insurable', 'conventional', 'none'] as const;
export type LoanClass = (typeof LOAN_CLASSES)[number];

/** What decides the class and the limits of a loan. */
export interface LoanFacts {
  baseLoan: number;
  /** With a second charge that stays */
  combinedLoan: number;
  /** What the loan is measured against: of a purchase the lesser of price and value */
  lendingValue: number;
  /** More than a purchase can borrow without default insurance */
  isHighRatio: boolean;
  /** Whether the home, its use and its price can be insured at all */
  canBeInsured: boolean;
  /** Of a purchase; the least the law allows */
  minDownPayment: number | null;
  longestInsuredYears: number;
  ltvPct: number;
  combinedLtvPct: number;
}

export interface InsuredLoan {
  premiumRatePct: number;
  premium: number;
  totalMortgage: number;
  /** Paid in cash at closing */
  premiumSalesTax: number;
}

const FEW_UNITS = 2;

export const isPurchase = ({ mortgageType }: MortgageFile): boolean => mortgageType === 'new_purchase';
export const isPrivate = ({ mortgage }: MortgageFile): boolean => mortgage.lenderKind === 'private';
/** The day of closing, ISO; today's where it is not known, or over. */
export const closingOf = ({ asOf, property: { closingDate = asOf } }: MortgageFile): string =>
  closingDate > asOf ? closingDate : asOf;
export const hasRelief = ({ borrowers, property }: MortgageFile): boolean =>
  property.newlyBuilt === true || borrowers.some(({ firstTimeBuyer }) => firstTimeBuyer);

/**
 * Whether nobody tests it, from the day on that the stress test says: a mortgage moved as it is, insured already or from a
 * federally regulated lender. Source: OSFI, 21 November 2024; SOR/2012-281, s. 6(3.1).
 */
export const isUntestedSwitch = ({ mortgage }: MortgageFile): boolean => {
  const { straightSwitch = false, alreadyInsured = false, presentLender = 'bank' } = mortgage;
  return straightSwitch && (alreadyInsured || presentLender === 'bank');
};

/** The loan and what it is measured against: what every figure rests on. */
export function checkAmounts(file: MortgageFile): void {
  const { property, mortgage } = file;
  if (!isPurchase(file)) {
    checkAmount('amount', mortgage.amount);
    checkAmount('value', property.value);
    return;
  }
  const { price = 0, value = price } = property;
  const { downPayment } = mortgage;
  checkAmount('price', price);
  checkAmount('value', value);
  checkAmountOrNone('downPayment', downPayment);
  if (!(downPayment <= price)) throw new MortgageInputError('downPayment', { code: 'downPaymentOverPrice', price });
}

function amounts(file: MortgageFile): Pick<LoanFacts, 'baseLoan' | 'lendingValue'> {
  checkAmounts(file);
  const { property, mortgage } = file;
  if (!isPurchase(file)) {
    const { amount = 0 } = mortgage;
    const { value = 0 } = property;
    return { baseLoan: amount, lendingValue: value };
  }
  const { price = 0, value = price } = property;
  const { downPayment = 0 } = mortgage;
  return { baseLoan: (toCents(price) - toCents(downPayment)) / 100, lendingValue: Math.min(price, value) };
}

/** The least down on so many dollars of that home. */
export const leastDownOf = ({ asOf, property, mortgage }: MortgageFile, price: number): ReturnType<typeof leastDown> =>
  leastDown(price, { ...property, borrowed: mortgage.nonTraditionalDownPayment }, asOf);

export function loanFacts(file: MortgageFile): LoanFacts {
  const { asOf, property, secondMortgage } = file;
  const { baseLoan, lendingValue } = amounts(file);
  const combinedLoan = (toCents(baseLoan) + toCents(secondMortgage?.balance ?? 0)) / 100;
  const { conventionalUpToPct } = rowOn('insurance premiums', PREMIUMS, asOf, 'asOf');
  const { minDownPayment } = leastDownOf(file, property.price ?? lendingValue);
  const ltv = (loan: number): number => roundTo(2, (loan / lendingValue) * 100);
  return {
    baseLoan,
    combinedLoan,
    lendingValue,
    isHighRatio: isPurchase(file) && !isWithin(toCents(baseLoan), toCents(lendingValue), conventionalUpToPct),
    // the cap is on the lesser of price and value: SOR/2012-281, SOR/2012-282
    canBeInsured: leastDownOf(file, lendingValue).insurable && !isPrivate(file),
    minDownPayment: isPurchase(file) ? minDownPayment : null,
    longestInsuredYears: longestInsured(hasRelief(file), asOf),
    ltvPct: ltv(baseLoan),
    combinedLtvPct: ltv(combinedLoan),
  };
}

/** The highest share of the value that an insurer takes. */
function mostInsuredPct({ asOf, property }: MortgageFile): number {
  if (property.units > FEW_UNITS) return 100 - rowOn('minimum down payment', DOWN_PAYMENT, asOf, 'asOf').multiUnitPct;
  return rowOn('insurance premiums', PREMIUMS, asOf, 'asOf').bands.at(-1)?.ltvUpToPct ?? 0;
}

/** Who bears the risk of a loan, by its purpose, size, amortization and use. */
export function loanClass(file: MortgageFile, facts: LoanFacts, policy: UnderwritingPolicy): LoanClass {
  const { mortgage, property } = file;
  const { baseLoan, lendingValue } = facts;
  const within = (pct: number): boolean => isWithin(toCents(baseLoan), toCents(lendingValue), pct);
  if (mortgage.straightSwitch && mortgage.alreadyInsured) return 'insured';
  if (facts.isHighRatio) {
    const isShort = mortgage.amortizationYears <= facts.longestInsuredYears;
    return facts.canBeInsured && isShort && within(mostInsuredPct(file)) ? 'insured' : 'none';
  }
  if (!within(rowOn('insurance premiums', PREMIUMS, file.asOf, 'asOf').conventionalUpToPct)) return 'none';
  const isBulkInsurable =
    !isPrivate(file) &&
    (isPurchase(file) || mortgage.straightSwitch === true) &&
    LIVED_IN.includes(property.occupancy) &&
    property.units <= MOST_UNITS &&
    lendingValue < policy.insurableCap &&
    mortgage.amortizationYears <= policy.insurableYears;
  return isBulkInsurable ? 'insurable' : 'conventional';
}

/** A loan with a new premium of that table. */
export function withPremium(
  file: MortgageFile,
  lendingValue: number,
  baseLoan: number,
  table: readonly PremiumRow[] = PREMIUMS,
): InsuredLoan {
  const tax = rowOn('sales tax on premiums', PREMIUM_TAX[file.property.province], closingOf(file), 'closingDate');
  const { premiumRatePct, premium } = premiumOn({
    loan: baseLoan,
    value: lendingValue,
    amortizationYears: file.mortgage.amortizationYears,
    nonTraditionalDownPayment: file.mortgage.nonTraditionalDownPayment ?? false,
    date: file.asOf,
    table,
  });
  return {
    premiumRatePct,
    premium,
    totalMortgage: (toCents(baseLoan) + toCents(premium)) / 100,
    premiumSalesTax: percentOf(toCents(premium), tax.pct) / 100,
  };
}

/** A mortgage that is insured already keeps its insurance; only a purchase buys it. */
export const insuredLoan = (file: MortgageFile, facts: LoanFacts, found: LoanClass): InsuredLoan =>
  found === 'insured' && isPurchase(file)
    ? withPremium(file, facts.lendingValue, facts.baseLoan)
    : { premiumRatePct: 0, premium: 0, totalMortgage: facts.baseLoan, premiumSalesTax: 0 };
