import { affordability } from '@brokerage/domain/mortgage/affordability';
import { insurancePremium } from '@brokerage/domain/mortgage/insurance-premium';
import { payment } from '@brokerage/domain/mortgage/payment';
import { RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';

/** The day the sample's rates were taken. */
export const SAMPLE_DAY = '2026-11-20';
export const HELD_RATE = 3.94;
/** What the market might do between the offer and the closing */
export const RISE = 0.5;

export const CLIENT = {
  annualIncome: 142_000,
  downPayment: 90_000,
  annualPropertyTax: 4800,
  monthlyHeating: 140,
  monthlyCondoFees: 0,
  otherMonthlyDebts: 450,
  amortizationYears: 25,
  gdsLimitPct: 39,
  tdsLimitPct: 44,
} as const;

export interface Letter {
  ratePct: number;
  maxPrice: number;
  payment: number;
  testedAtPct: number;
}

/** The home the same client can buy at a rate, and the payment of that home: to the cent it is no other price's. */
function at(ratePct: number): Letter {
  const { maxPrice: most = 0, qualifyingRatePct } = affordability({ ...CLIENT, contractRatePct: ratePct });
  const maxPrice = Math.floor(most / 1000) * 1000;
  const { downPayment, amortizationYears } = CLIENT;
  const { totalMortgage } = insurancePremium({
    price: maxPrice,
    downPayment,
    amortizationYears,
    province: 'ON',
    firstTimeBuyerOrNewBuild: false,
    nonTraditionalDownPayment: false,
    closingDate: RULES_AS_OF,
  });
  const { payment: monthly } = payment({
    principal: totalMortgage,
    annualRatePct: ratePct,
    amortizationYears,
    frequency: 'monthly',
    compounding: 'semi-annual',
  });
  return { ratePct, maxPrice, payment: monthly, testedAtPct: qualifyingRatePct };
}

export const HELD = at(HELD_RATE);
export const NOT_HELD = at(HELD_RATE + RISE);

/** Homes on offer night: the first within reach either way, the second only with the held rate, the third not. */
export const HOMES = [659_000, 699_000, 745_000] as const;
