import fc from 'fast-check';
import { addDays } from '../booking/local-days.js';
import { countdownWords, holdDaysLeft, holdProblem, holdState } from './rate-hold.js';

const TODAY = '2026-11-26';

test.each([
  [120, 'HELD', '120 days left'],
  [15, 'HELD', '15 days left'],
  [14, 'ENDS', '14 days left'],
  [1, 'ENDS', '1 day left'],
  [0, 'ENDS', 'Today is the last day'],
  [-1, 'EXPIRED', 'This hold has expired'],
])('%d days ahead it is %s: %s', (days, state, words) => {
  const until = addDays(TODAY, days);
  expect([holdState(until, TODAY), countdownWords(until, TODAY)]).toEqual([state, words]);
});

test.each([
  ['2026-11-25', 'Enter a day that is not over.'],
  ['2027-02-30', 'Enter the last day the rate is held.'],
  [addDays(TODAY, 181), 'Lenders hold a rate for 180 days at most.'],
  [addDays(TODAY, 180), undefined],
  [TODAY, undefined],
])('a hold until %s: %s', (until, problem) => {
  expect(holdProblem(until, TODAY)).toBe(problem);
});

test('each day takes one away, also where the clocks change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 720 }), fc.integer({ min: 0, max: 720 }), (start, days) => {
      const from = addDays(TODAY, start);
      expect(holdDaysLeft(addDays(from, days), from)).toBe(days);
    }),
  );
});
