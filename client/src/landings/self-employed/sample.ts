import { limitsOfClass } from '@brokerage/domain/mortgage/class-limits';
import { incomeReadings } from '@brokerage/domain/mortgage/income-readings';

/** The day the sample's rates were taken. */
export const SAMPLE_DAY = '2026-11-20';

export interface StatementLine {
  line: string;
  label: string;
  amount: number;
  /** Why a broker puts it back */
  back?: string;
}

const INCOME = 142_600;
/** A statement of business activities; the numbers of the lines are those of form T2125. */
export const LINES: readonly StatementLine[] = [
  { line: '8299', label: 'Gross business income', amount: INCOME },
  { line: '8810', label: 'Office expenses', amount: 9840 },
  { line: '9281', label: 'Motor vehicle', amount: 14_210 },
  { line: '9060', label: 'Salaries and subcontractors', amount: 42_650 },
  { line: '9936', label: 'Capital cost allowance', amount: 11_300, back: 'Depreciation. No cash left the business' },
  { line: '9945', label: 'Business use of home', amount: 6200, back: 'You pay this anyway as a homeowner' },
];
export const ADD_BACKS = LINES.filter(({ back }) => back !== undefined).map(({ amount }) => amount);
export const NET_INCOME = LINES.reduce((left, { amount }, index) => (index ? left - amount : amount), 0);

const { gdsLimitPct, tdsLimitPct } = limitsOfClass('uninsured', SAMPLE_DAY);
export const HOUSEHOLD = {
  amortizationYears: 25,
  annualPropertyTax: 4200,
  monthlyHeating: 125,
  gdsLimitPct,
  tdsLimitPct,
};
export const STATED_FEE_PCT = 1;

export const READINGS = incomeReadings({
  ...HOUSEHOLD,
  netIncome: NET_INCOME,
  addBacks: ADD_BACKS,
  statedIncome: 96_000,
  provenRatePct: 4.19,
  statedRatePct: 5.59,
  statedFeePct: STATED_FEE_PCT,
  statedTermMonths: 24,
});
