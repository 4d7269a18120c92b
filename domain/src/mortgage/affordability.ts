import { floorToCent } from './cents.js';
import { checkHousehold, otherHousingCosts, type HouseholdInput } from './debt-service.js';
import { checkAmountOrNone, checkFlag } from './input-error.js';
import { maxPrice, type MaxPrice } from './max-price.js';
import { unroundedMonthly } from './payment.js';
import { RULES_AS_OF, type Provenance } from './provenance.js';
import { qualifyingRate } from './qualifying-rate.js';

export interface AffordabilityInput extends HouseholdInput {
  /** With it the result names the dearest home too */
  downPayment?: number;
  /** Lets an insured mortgage run longer */
  firstTimeBuyerOrNewBuild?: boolean;
}

export interface Affordability extends Provenance, Partial<MaxPrice> {
  qualifyingRatePct: number;
  /** Most principal and interest a month */
  maxMonthlyPI: number;
  maxMortgageIncludingPremium: number;
  /** Which of the two ratios leaves less */
  bindingRatio: 'GDS' | 'TDS';
}

/**
 * The greatest mortgage whose payment at the qualifying rate keeps both ratios: debtService the other way round.
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
  const income = input.annualIncome / 12;
  const byGross = (income * input.gdsLimitPct) / 100 - otherHousingCosts(input);
  const byTotal = (income * input.tdsLimitPct) / 100 - otherHousingCosts(input) - input.otherMonthlyDebts;
  const maxMonthlyPI = floorToCent(Math.max(0, Math.min(byGross, byTotal)));
  const { amortizationYears } = input;
  const monthlyPerDollar = unroundedMonthly({
    principal: 1,
    annualRatePct: qualifyingRatePct,
    amortizationYears,
    compounding: 'semi-annual',
  });
  const maxMortgageIncludingPremium = floorToCent(maxMonthlyPI / monthlyPerDollar);
  const reach = { maxMortgageIncludingPremium, amortizationYears, firstTimeBuyerOrNewBuild, closingDate };
  return {
    qualifyingRatePct,
    maxMonthlyPI,
    maxMortgageIncludingPremium,
    bindingRatio: byTotal < byGross ? 'TDS' : 'GDS',
    ...(downPayment !== undefined && maxPrice({ ...reach, downPayment })),
    engineVersion,
    rulesAsOf,
    tables,
  };
}
