import { problemsOf, submittedAs, whatIfOf } from './what-if';
import type { RatiosFileFragment } from './ratios.generated';

const FILE = { ratePct: 3.94, amortizationYears: 25, downPayment: '75000.00' } as RatiosFileFragment;
const AS_IT_WAS = submittedAs(FILE);

test('asks only for what differs from the file', () => {
  expect(AS_IT_WAS).toEqual({ rate: '3.94%', years: '25', down: '75000' });
  expect(whatIfOf(AS_IT_WAS, FILE)).toBeUndefined();
  expect(whatIfOf({ ...AS_IT_WAS, years: '30' }, FILE)).toEqual({ amortizationYears: 30 });
  expect(whatIfOf({ rate: '4,2 %', years: '25', down: '$139,800' }, FILE)).toEqual({
    ratePct: 4.2,
    downPayment: '139800.00',
  });
});

test('leaves out what cannot be read, and says so', () => {
  const typed = { ...AS_IT_WAS, rate: 'four', down: '-3' };
  expect(whatIfOf(typed, FILE)).toBeUndefined();
  expect(Object.keys(problemsOf(typed))).toEqual(['rate', 'down']);
  expect(problemsOf(AS_IT_WAS)).toEqual({});
});

test('a file without a rate starts from empty fields', () => {
  expect(submittedAs(null)).toEqual({ rate: '', years: '', down: '' });
  expect(whatIfOf({ rate: '3.94', years: '', down: '' }, null)).toEqual({ ratePct: 3.94 });
});
