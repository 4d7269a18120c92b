import { FAILURES } from './qualification.js';
import {
  failureSentence,
  HEATING_ASSUMED,
  incomeBasis,
  incomeLabel,
  loanToIncomeSentence,
  placeInWords,
} from './office-words.js';

const FIGURES = {
  gdsPct: 41.24,
  gdsLimitPct: 39,
  tdsPct: 44.67,
  tdsLimitPct: 44,
  combinedLtvPct: 82.5,
  minDownPayment: 44_900,
};

test('each failure is a sentence', () => {
  for (const failure of FAILURES) expect(failureSentence(failure, FIGURES)).toMatch(/^[A-Z].*\.$/);
  expect(failureSentence('AMORTIZATION_TOO_LONG', FIGURES)).toContain(' 30 years are for first-time buyers');
  expect(failureSentence('BANKRUPTCY_RECENT', FIGURES)).toContain('less than 2 years ago');
  expect(failureSentence('GDS_OVER', FIGURES)).toBe('Housing takes 41.2%; the limit is 39%.');
  expect(failureSentence('TDS_OVER', FIGURES)).toBe('Housing and debts take 44.7%; the limit is 44%.');
  // a figure over its limit never reads as the limit
  expect(failureSentence('TDS_OVER', { ...FIGURES, tdsPct: 44.04 })).toContain('take 44.04%; the limit is 44%.');
  expect(failureSentence('GDS_OVER', { ...FIGURES, gdsPct: 39 })).toContain('takes just over 39%; the limit is 39%.');
  expect(failureSentence('LTV_OVER', { ...FIGURES, combinedLtvPct: 80.04 })).toContain('come to 80.04% of the value');
  expect(failureSentence('GDS_OVER', { ...FIGURES, gdsPct: null })).toBe(
    'No income on this file counts, so nothing can be carried.',
  );
});

test('what is assumed, and how large the loan is', () => {
  expect(HEATING_ASSUMED).toBe('Heating wasn’t answered. $150 a month is assumed.');
  expect(loanToIncomeSentence(4.51)).toContain('is 4.51 times income');
  expect(loanToIncomeSentence(4.62)).toBe('The loan is 4.6 times income. Some lenders stop at 4.5.');
});

test('incomes and how they were counted', () => {
  expect(incomeLabel('Simran', 'overtime')).toBe('Simran, overtime');
  expect(incomeLabel(null, 'rent')).toBe('Rent of another property');
  expect(incomeBasis({ basis: 'TWO_YEAR_AVERAGE', grossUpPct: 15 })).toBe(
    '2-year average; less than the latest year, grossed up 15%',
  );
});

test.each([
  ['property.propertyTax', 'Yearly property tax'],
  ['financial.liabilities.2.payment', 'Debt 3: Monthly payment'],
  ['employment.selfEmployed.year2', 'Net income, the year before'],
  ['coApplicants.0.employment.current.hourlyRate', 'Person 1: Hourly pay'],
  ['coApplicants.1.jobs.0.hoursPerWeek', 'Person 2: Job 1: Hours per week'],
  ['property.groundRent', 'Rent of the land'],
  ['x.y', 'x.y'],
])('%s', (place, words) => {
  expect(placeInWords(place)).toBe(words);
});
