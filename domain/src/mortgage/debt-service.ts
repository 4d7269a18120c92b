import { roundTo, roundToCent } from './cents.js';
import { checkAmount, checkAmountOrNone, checkFlag, checkRate, checkShare, checkYears } from './input-error.js';
import { unroundedMonthly } from './payment.js';
import type { Provenance } from './provenance.js';
import { qualifyingRate } from './qualifying-rate.js';
import type { InsuranceClass } from './tables/lending.js';

/** What a household earns and owes; dollars. */
export interface HouseholdInput {
  annualIncome: number;
  annualPropertyTax: number;
  monthlyHeating: number;
  /** The whole fees; half of them counts */
  monthlyCondoFees: number;
  otherMonthlyDebts: number;
  contractRatePct: number;
  amortizationYears: number;
  gdsLimitPct: number;
  tdsLimitPct: number;
  straightSwitch?: boolean;
  insuranceClass?: InsuranceClass;
  uninsuredStraightSwitch?: boolean;
  date?: string;
}

export interface DebtServiceInput extends HouseholdInput {
  /** Dollars, with the insurance premium where there is one */
  mortgage: number;
}

export interface DebtService extends Provenance {
  qualifyingRatePct: number;
  qualifyingPayment: number;
  gdsPct: number;
  tdsPct: number;
  passes: boolean;
}

const CONDO_SHARE = 1 / 2;

export function checkHousehold(input: HouseholdInput): void {
  checkAmount('annualIncome', input.annualIncome);
  for (const field of ['annualPropertyTax', 'monthlyHeating', 'monthlyCondoFees', 'otherMonthlyDebts'] as const)
    checkAmountOrNone(field, input[field]);
  checkRate('contractRatePct', input.contractRatePct);
  checkYears('amortizationYears', input.amortizationYears);
  checkShare('gdsLimitPct', input.gdsLimitPct);
  checkShare('tdsLimitPct', input.tdsLimitPct);
  checkFlag('uninsuredStraightSwitch', input.uninsuredStraightSwitch ?? false);
}

/** Housing costs of a month besides principal and interest: tax, heat, half the condo fees. */
export const otherHousingCosts = (
  input: Pick<HouseholdInput, 'annualPropertyTax' | 'monthlyHeating' | 'monthlyCondoFees'>,
): number => input.annualPropertyTax / 12 + input.monthlyHeating + input.monthlyCondoFees * CONDO_SHARE;

/**
 * Gross and total debt service at the qualifying rate (compounded semi-annually), in percent of income.
 * Source: FCAC, OSFI Guideline B-20.
 */
export function debtService(input: DebtServiceInput): DebtService {
  checkHousehold(input);
  checkAmount('mortgage', input.mortgage);
  const { qualifyingRatePct, engineVersion, rulesAsOf, tables } = qualifyingRate({
    ...input,
    uninsuredStraightSwitch: input.uninsuredStraightSwitch ?? false,
  });
  const qualifyingPayment = roundToCent(
    unroundedMonthly({
      principal: input.mortgage,
      annualRatePct: qualifyingRatePct,
      amortizationYears: input.amortizationYears,
      compounding: 'semi-annual',
    }),
  );
  const income = input.annualIncome / 12;
  const housing = qualifyingPayment + otherHousingCosts(input);
  const gds = roundTo(8, (housing / income) * 100);
  const tds = roundTo(8, ((housing + input.otherMonthlyDebts) / income) * 100);
  return {
    qualifyingRatePct,
    qualifyingPayment,
    gdsPct: roundTo(2, gds),
    tdsPct: roundTo(2, tds),
    passes: gds <= input.gdsLimitPct && tds <= input.tdsLimitPct,
    engineVersion,
    rulesAsOf,
    tables,
  };
}
