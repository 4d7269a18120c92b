import { daySpan } from './words';

test.each([
  ['2027-02-15', '2027-02-20', 'February 15 to 20, 2027'],
  ['2027-02-27', '2027-03-05', 'Feb 27 to Mar 5, 2027'],
  ['2026-12-28', '2027-01-03', 'Dec 28 to Jan 3, 2027'],
])('the days from %s to %s are %s', (from, to, words) => {
  expect(daySpan(from, to)).toBe(words);
});
