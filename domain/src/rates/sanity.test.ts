import { aprProblem, givenAprProblem, lastDayProblem, lastDayWarning, rateProblem, rateWarning } from './sanity.js';

test.each([
  [0.39, false],
  [0.99, false],
  [1, true],
  [3.94, true],
  [15, true],
  [15.01, false],
  [39.4, false],
  [Number.NaN, false],
])('%s percent may be published: %s', (rate, sane) => {
  expect(rateProblem(rate) === null).toBe(sane);
});

test('the sentence says what to look at', () => {
  expect(rateProblem(0.39)).toBe('Check the decimal. Rates run 1% to 15%.');
});

test.each([
  [4, 4, null],
  [5.5, 4, null],
  [2.5, 4, null],
  [5.51, 4, 'That is 1.51 points from the rate visitors see now.'],
  [9, null, null],
])('%s after %s: %s', (rate, live, sentence) => {
  expect(rateWarning(rate, live)).toBe(sentence);
});

test.each([
  [null, null],
  [4.19, null],
  [30, null],
  [30.01, 'Check the fees. They make an APR of 30.01%; it runs 1% to 30%.'],
])('an APR of %s that the fees make: %s', (apr, sentence) => {
  expect(aprProblem(apr)).toBe(sentence);
});

test.each([
  [4.19, null],
  [4.25, null],
  [30, null],
  [4.18, 'The APR can’t be below the rate. It is the rate with fees.'],
  [Number.NaN, 'The APR can’t be below the rate. It is the rate with fees.'],
  [30.01, 'Check the APR. It is from 1% to 30%.'],
])('an APR of %s given for 4.19%%: %s', (apr, sentence) => {
  expect(givenAprProblem(apr, 4.19)).toBe(sentence);
});

test.each<[endsOn: string | null, before: string | null, isProblem: boolean, isWarned: boolean]>([
  [null, null, false, false],
  ['2026-11-30', null, false, false],
  ['2026-11-29', null, true, true],
  ['2026-11-29', '2026-12-31', true, true],
  // it ended by itself: another change of it is no slip
  ['2026-11-29', '2026-11-29', false, true],
])('a last day of %p, after %p, on 2026-11-30', (endsOn, before, isProblem, isWarned) => {
  const today = '2026-11-30';
  expect([lastDayProblem(endsOn, before, today) !== null, lastDayWarning(endsOn, today) !== null]).toEqual([
    isProblem,
    isWarned,
  ]);
});
