import { floorToCent } from './cents.js';
import { checkHousehold, otherHousingCosts, type HouseholdInput } from './debt-service.js';
import { unroundedMonthly } from './payment.js';
import type { Provenance } from './provenance.js';
import { qualifyingRate } from './qualifying-rate.js';

export interface Affordability extends Provenance {
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
export function affordability(input: HouseholdInput): Affordability {
  checkHousehold(input);
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
  return {
    qualifyingRatePct,
    maxMonthlyPI,
    maxMortgageIncludingPremium: floorToCent(maxMonthlyPI / monthlyPerDollar),
    bindingRatio: byTotal < byGross ? 'TDS' : 'GDS',
    engineVersion,
    rulesAsOf,
    tables,
  };
}
