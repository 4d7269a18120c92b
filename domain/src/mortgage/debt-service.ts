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
  /** A month, of leased land; none unless given */
  groundRent?: number;
  /** A month, of another mortgage on the home that stays; none unless given */
  otherMortgagePayment?: number;
  otherMonthlyDebts: number;
  contractRatePct: number;
  amortizationYears: number;
  gdsLimitPct: number;
  tdsLimitPct: number;
  straightSwitch?: boolean;
  insuranceClass?: InsuranceClass;
  uninsuredStraightSwitch?: boolean;
  /** Private lenders test nobody at a higher rate */
  privateLender?: boolean;
  date?: string;
}

export interface DebtServiceInput extends HouseholdInput {
  /** Dollars, with the insurance premium where there is one */
  mortgage: number;
  /** Nothing is paid off */
  interestOnly?: boolean;
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
  for (const field of ['groundRent', 'otherMortgagePayment'] as const) checkAmountOrNone(field, input[field] ?? 0);
  checkRate('contractRatePct', input.contractRatePct);
  checkYears('amortizationYears', input.amortizationYears);
  checkShare('gdsLimitPct', input.gdsLimitPct);
  checkShare('tdsLimitPct', input.tdsLimitPct);
  checkFlag('uninsuredStraightSwitch', input.uninsuredStraightSwitch ?? false);
}

type HousingCosts = Pick<
  HouseholdInput,
  'annualPropertyTax' | 'monthlyHeating' | 'monthlyCondoFees' | 'groundRent' | 'otherMortgagePayment'
>;

/** Housing costs of a month besides principal and interest: tax, heat, half the condo fees, the land, another mortgage. */
export const otherHousingCosts = (input: HousingCosts): number =>
  input.annualPropertyTax / 12 +
  input.monthlyHeating +
  input.monthlyCondoFees * CONDO_SHARE +
  (input.groundRent ?? 0) +
  (input.otherMortgagePayment ?? 0);

/** What a mortgage costs a month at the rate it is tested at, not rounded. */
export function monthlyTested(
  principal: number,
  annualRatePct: number,
  { amortizationYears, interestOnly }: Pick<DebtServiceInput, 'amortizationYears' | 'interestOnly'>,
): number {
  if (interestOnly) return (principal * annualRatePct) / 1200;
  return unroundedMonthly({ principal, annualRatePct, amortizationYears, compounding: 'semi-annual' });
}

/**
 * Gross and total debt service at the qualifying rate (compounded semi-annually), in percent of income.
 * Source: FCAC, OSFI Guideline B-20.
 */
export function debtService(input: DebtServiceInput): DebtService {
  checkHousehold(input);
  checkAmount('mortgage', input.mortgage);
  checkFlag('interestOnly', input.interestOnly ?? false);
  const { qualifyingRatePct, engineVersion, rulesAsOf, tables } = qualifyingRate({
    ...input,
    uninsuredStraightSwitch: input.uninsuredStraightSwitch ?? false,
  });
  const qualifyingPayment = roundToCent(monthlyTested(input.mortgage, qualifyingRatePct, input));
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
