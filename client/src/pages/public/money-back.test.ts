import { moneyBack } from './money-back';

const answersOn = (day: string): string =>
  moneyBack(day)
    .map(({ answer }) => answer)
    .join(' ');

test.each([
  ['2026-12-31', 'January 1, 2022'],
  ['2027-01-01', 'January 1, 2023'],
])('who buys on %s has lived in no home of theirs or their spouse’s since %s', (day, since) => {
  expect(answersOn(day).match(/(?:their|your) spouse’s since [A-Z][a-z]+ 1, \d{4}/g)).toEqual([
    `their spouse’s since ${since}`,
    `your spouse’s since ${since}`,
  ]);
});
