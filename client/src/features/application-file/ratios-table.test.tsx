import { render, screen } from '@testing-library/react';
import { RatiosTable } from './ratios-table';
import type { RatiosFileFragment } from './ratios.generated';

const FILE: RatiosFileFragment = {
  __typename: 'WorkedOutFile',
  ratePct: 3.945,
  amortizationYears: 25,
  downPayment: '127800.00',
  verdict: 'FITS',
  failures: [],
  loanClass: 'INSURED',
  gdsPct: 30,
  gdsLimitPct: 39,
  tdsPct: 35,
  tdsLimitPct: 44,
  ltvPct: 80,
  combinedLtvPct: 80,
  premium: '14300.00',
  premiumSalesTax: '0.00',
  totalMortgage: '526500.00',
  qualifyingRatePct: 5.945,
  qualifyingPayment: '3355.00',
  maxMortgageByGds: '600000.00',
  maxMortgageByTds: '610000.00',
  maxMortgageByValue: '608000.00',
  shortfall: '0.00',
  minDownPayment: '39000.00',
  annualIncome: '150000.00',
  loanToIncome: 3.5,
  isLoanOverIncomeMultiple: false,
  incomes: [],
  programs: [],
  rateCase: { __typename: 'FileRateCase', purpose: 'PURCHASE', insurance: 'INSURED', province: 'ON' },
  service: null,
};

test.each([
  [80.03, '80.1%'],
  [80, '80.0%'],
  [79.97, '80.0%'],
  [95, '95.0%'],
  [120, '120.0%'],
])('a loan of %d percent of the value is said to be %s', (ltvPct, words) => {
  render(<RatiosTable files={[{ name: 'As submitted', file: { ...FILE, ltvPct, combinedLtvPct: ltvPct } }]} />);
  expect(screen.getByRole('row', { name: /Loan-to-value/ })).toHaveTextContent(`Loan-to-value${words}`);
  expect(screen.getByRole('row', { name: /Qualifying rate/ })).toHaveTextContent('5.945%');
});
