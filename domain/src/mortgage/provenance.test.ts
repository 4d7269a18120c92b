import { areTablesStale } from './provenance.js';

test('the tables are fresh for 60 days after 20 November 2026', () => {
  expect(areTablesStale('2026-11-20')).toBe(false);
  expect(areTablesStale('2027-01-19')).toBe(false);
  expect(areTablesStale('2027-01-20')).toBe(true);
});
