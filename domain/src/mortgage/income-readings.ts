import { affordability } from './affordability.js';
import { annualPercentageRate } from './annual-percentage-rate.js';
import { percentOf, toCents } from './cents.js';
import type { HouseholdInput } from './debt-service.js';
import { checkAmount, checkAmountOrNone, checkShare } from './input-error.js';
import { payment } from './payment.js';

export interface IncomeReadingsInput extends Pick<
  HouseholdInput,
  'annualPropertyTax' | 'monthlyHeating' | 'amortizationYears' | 'gdsLimitPct' | 'tdsLimitPct' | 'date'
> {
  /** The last line of the business statement, dollars a year */
  netIncome: number;
  /** Deductions that took no cash out of the household: depreciation, business use of home */
  addBacks: readonly number[];
  /** What the applicant declares and the lender accepts without each paper, dollars a year */
  statedIncome: number;
  /** For income proven by the tax return, percent a year */
  provenRatePct: number;
  statedRatePct: number;
  /** The lender's fee for stated income, percent of the mortgage */
  statedFeePct: number;
  statedTermMonths: number;
}

/** The mortgage that one reading of the income leads to. */
export interface IncomeReading {
  /** Dollars a year */
  income: number;
  ratePct: number;
  qualifyingRatePct: number;
  /** The most that could be borrowed, rounded down to hundreds */
  mortgage: number;
  /** Monthly, at the contract rate */
  payment: number;
  /** The lender's fee, dollars */
  fee: number;
  aprPct: number;
}

export interface IncomeReadings {
  asFiled: IncomeReading;
  addedBack: IncomeReading;
  stated: IncomeReading;
}

const HUNDRED = 100;

/**
 * One year of a business read three ways: the net income as filed, with what took no cash put back, and stated. Each is
 * tested at the qualifying rate and kept to the debt service limits; the applicant has no other debts.
 * Source: OSFI Guideline B-20; which lines are added back differs from lender to lender.
 */
export function incomeReadings(input: IncomeReadingsInput): IncomeReadings {
  const { netIncome, addBacks, statedIncome, provenRatePct, statedRatePct, statedFeePct, statedTermMonths } = input;
  checkAmount('netIncome', netIncome);
  addBacks.forEach((amount, index) => checkAmountOrNone(`addBacks[${index}]`, amount));
  checkAmount('statedIncome', statedIncome);
  checkShare('statedFeePct', statedFeePct);
  const read = (income: number, ratePct: number, feePct: number): IncomeReading => {
    const found = affordability({
      ...input,
      annualIncome: income,
      contractRatePct: ratePct,
      monthlyCondoFees: 0,
      otherMonthlyDebts: 0,
    });
    const mortgage = Math.floor(found.maxMortgageIncludingPremium / HUNDRED) * HUNDRED;
    const fee = percentOf(toCents(mortgage), feePct) / 100;
    const { amortizationYears } = input;
    const loan = {
      principal: mortgage,
      annualRatePct: ratePct,
      amortizationYears,
      compounding: 'semi-annual',
    } as const;
    return {
      income,
      ratePct,
      qualifyingRatePct: found.qualifyingRatePct,
      mortgage,
      payment: mortgage > 0 ? payment({ ...loan, frequency: 'monthly' }).payment : 0,
      fee,
      aprPct:
        mortgage > 0 ? annualPercentageRate({ ...loan, termMonths: statedTermMonths, fees: fee }).aprPct : ratePct,
    };
  };
  const addedBack = [netIncome, ...addBacks].reduce((sum, amount) => sum + toCents(amount), 0) / 100;
  return {
    asFiled: read(netIncome, provenRatePct, 0),
    addedBack: read(addedBack, provenRatePct, 0),
    stated: read(statedIncome, statedRatePct, statedFeePct),
  };
}
