import { ONTARIO_TEMPORARY } from '@brokerage/domain/mortgage/tables/new-home-tax';
import { moneyBack, RELIEF_ENDS } from './money-back';

const answersOn = (day: string): string =>
  moneyBack(day)
    .map(({ answer }) => answer)
    .join(' ');

test.each([
  ['2026-12-31', 'January 1, 2022'],
  ['2027-01-01', 'January 1, 2023'],
])('who buys on %s looks back to %s, at homes of their own and of a spouse', (day, since) => {
  const said =
    /since [A-Z][a-z]+ 1, \d{4}, (?:you )?haven’t lived in a home that (?:they|you) or (?:their|your) spouse owned/g;
  expect(answersOn(day).match(said)).toEqual([
    `since ${since}, haven’t lived in a home that they or their spouse owned`,
    `since ${since}, you haven’t lived in a home that you or your spouse owned`,
  ]);
});

test('Ontario’s relief for every buyer is told until its last day', () => {
  expect(RELIEF_ENDS).toBe(ONTARIO_TEMPORARY.at(-1)?.effectiveTo);
  expect(answersOn('2027-03-31')).toContain('until March 31, 2027 gives every buyer of a new home up to $130,000 back');
  expect(answersOn('2027-04-01')).toContain('Ontario also rebates its 8%. If');
});
