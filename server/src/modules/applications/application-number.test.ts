import { newApplicationNumber } from './application-number.js';

test.each([
  ['2026-12-31T23:59:30-05:00', '2026'],
  ['2027-01-01T00:00:00-05:00', '2027'],
  ['2026-07-01T12:00:00Z', '2026'],
])('C7: the year of a number made at %s is Toronto’s', (moment, year) => {
  expect(newApplicationNumber(new Date(moment))).toMatch(new RegExp(`^MB-${year}-[0-9A-HJKMNP-TV-Z]{8}$`));
});
