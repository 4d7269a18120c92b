import { floorToCent } from './cents.js';
import { checkHousehold, otherHousingCosts, type HouseholdInput } from './debt-service.js';
import { checkAmountOrNone, checkFlag } from './input-error.js';
import { longestInsured } from './insurance-premium.js';
import { loanToIncomeNotes } from './loan-to-income.js';
import { leastDownFor, maxPrice, type MaxPrice, type PriceLimit } from './max-price.js';
import { minDownPayment } from './min-down-payment.js';
import type { Note } from './notes.js';
import { payment, unroundedMonthly } from './payment.js';
import { RULES_AS_OF, type Provenance } from './provenance.js';
import { qualifyingRate } from './qualifying-rate.js';
import { rowOn } from './tables/dated.js';
import { DOWN_PAYMENT } from './tables/down-payment.js';

export interface AffordabilityInput extends HouseholdInput {
  /** With it the result names the highest price too */
  downPayment?: number;
  /** Lets an insured mortgage run longer */
  firstTimeBuyerOrNewBuild?: boolean;
}

/** One change that raises the price. */
export interface Alternative {
  change: 'amortizationYears' | 'downPayment' | 'otherMonthlyDebts';
  value: number;
  maxPrice: number;
}

/** The home the household can buy. Named where a down payment is given. */
export interface HomeInReach {
  /** Whole dollars */
  maxPrice: number;
  priceBoundBy: PriceLimit;
  /** The mortgage on that home, with its premium, and what it costs a month at the contract rate */
  homeMortgage: number;
  homePremium: number;
  homePayment: number;
  alternative: Alternative | null;
}

export interface Affordability extends Provenance, Partial<HomeInReach> {
  qualifyingRatePct: number;
  /** Most principal and interest a month */
  maxMonthlyPI: number;
  maxMortgageIncludingPremium: number;
  /** Which of the two ratios leaves less */
  bindingRatio: 'GDS' | 'TDS';
  notes: Note[];
}

/** A common amortization where nothing shorter is asked for. */
const LONG_YEARS = 30;

type Budget = Pick<Affordability, 'maxMonthlyPI' | 'maxMortgageIncludingPremium' | 'bindingRatio'>;

/** What the income leaves for principal and interest, and the mortgage that pays. */
function budgetOf(input: AffordabilityInput, qualifyingRatePct: number): Budget {
  const income = input.annualIncome / 12;
  const byGross = (income * input.gdsLimitPct) / 100 - otherHousingCosts(input);
  const byTotal = (income * input.tdsLimitPct) / 100 - otherHousingCosts(input) - input.otherMonthlyDebts;
  const maxMonthlyPI = floorToCent(Math.max(0, Math.min(byGross, byTotal)));
  const { amortizationYears } = input;
  const loan = {
    principal: 1,
    annualRatePct: qualifyingRatePct,
    amortizationYears,
    compounding: 'semi-annual',
  } as const;
  return {
    maxMonthlyPI,
    maxMortgageIncludingPremium: floorToCent(maxMonthlyPI / unroundedMonthly(loan)),
    bindingRatio: byTotal < byGross ? 'TDS' : 'GDS',
  };
}

/** The household with a down payment and a day, and the rate it must qualify at. */
interface Case {
  input: AffordabilityInput & { downPayment: number; firstTimeBuyerOrNewBuild: boolean };
  closingDate: string;
  qualifyingRatePct: number;
}

function reachOf({ input, closingDate, qualifyingRatePct }: Case, change: Partial<AffordabilityInput> = {}): MaxPrice {
  const changed = { ...input, ...change };
  return maxPrice({ ...changed, ...budgetOf(changed, qualifyingRatePct), closingDate });
}

/** The change that helps most directly with what limits the price, where it helps at all. */
function changeFor(limit: PriceLimit, found: Case, price: number): Omit<Alternative, 'maxPrice'> | undefined {
  const { input, closingDate, qualifyingRatePct } = found;
  const { uninsurableFrom } = rowOn('minimum down payment', DOWN_PAYMENT, closingDate, 'date');
  if (limit === 'debts') return { change: 'otherMonthlyDebts', value: 0 };
  if (limit === 'amortization')
    return { change: 'amortizationYears', value: longestInsured(input.firstTimeBuyerOrNewBuild, closingDate) };
  if (limit === 'income')
    return input.amortizationYears < LONG_YEARS ? { change: 'amortizationYears', value: LONG_YEARS } : undefined;
  const value =
    limit === 'priceCap'
      ? minDownPayment({ price: uninsurableFrom, ownerOccupied: true, closingDate }).minDownPayment
      : leastDownFor({ ...input, ...budgetOf(input, qualifyingRatePct), closingDate }, price, uninsurableFrom);
  return { change: 'downPayment', value };
}

function homeOf(found: Case, bindingRatio: Budget['bindingRatio']): HomeInReach {
  const { limitedBy, ...home } = reachOf(found);
  const priceBoundBy = limitedBy === 'income' && bindingRatio === 'TDS' ? 'debts' : limitedBy;
  const change = changeFor(priceBoundBy, found, home.maxPrice);
  const better = change && reachOf(found, { [change.change]: change.value }).maxPrice;
  const { contractRatePct: annualRatePct, amortizationYears } = found.input;
  const loan = { annualRatePct, amortizationYears, frequency: 'monthly', compounding: 'semi-annual' } as const;
  return {
    ...home,
    priceBoundBy,
    homePayment: home.homeMortgage > 0 ? payment({ ...loan, principal: home.homeMortgage }).payment : 0,
    alternative: change && better && better > home.maxPrice ? { ...change, maxPrice: better } : null,
  };
}

/**
 * The largest mortgage whose payment at the qualifying rate keeps both ratios: debtService the other way round. With a
 * down payment also the highest price, its mortgage and payment, what limits it and what would raise it.
 * Source: FCAC, OSFI Guideline B-20.
 */
export function affordability(input: AffordabilityInput): Affordability {
  checkHousehold(input);
  const { downPayment, firstTimeBuyerOrNewBuild = false, date: closingDate = RULES_AS_OF } = input;
  checkAmountOrNone('downPayment', downPayment ?? 0);
  checkFlag('firstTimeBuyerOrNewBuild', firstTimeBuyerOrNewBuild);
  const { qualifyingRatePct, engineVersion, rulesAsOf, tables } = qualifyingRate({
    ...input,
    uninsuredStraightSwitch: input.uninsuredStraightSwitch ?? false,
  });
  const budget = budgetOf(input, qualifyingRatePct);
  const home =
    downPayment === undefined
      ? undefined
      : homeOf(
          { input: { ...input, downPayment, firstTimeBuyerOrNewBuild }, closingDate, qualifyingRatePct },
          budget.bindingRatio,
        );
  const loan = home?.homeMortgage ?? budget.maxMortgageIncludingPremium;
  return {
    qualifyingRatePct,
    ...budget,
    ...home,
    // the limit is on loans that nobody insured
    notes: home?.homePremium ? [] : loanToIncomeNotes(loan, input.annualIncome, closingDate),
    engineVersion,
    rulesAsOf,
    tables,
  };
}
