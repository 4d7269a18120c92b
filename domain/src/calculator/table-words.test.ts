import { tableWords } from './table-words.js';

test('a row says its table, its days and its source, without our own marks', () => {
  const row = { table: 'insurance premiums', effectiveFrom: '2017-03-17', effectiveTo: null, source: 'Sagen [S2]' };
  expect(tableWords(row)).toBe('Insurance premiums, from March 17, 2017: Sagen');
  expect(tableWords({ ...row, effectiveTo: '2026-12-31', source: 'CMHC [S2: the month, not the day] 2026' })).toBe(
    'Insurance premiums, from March 17, 2017 to December 31, 2026: CMHC 2026',
  );
});
