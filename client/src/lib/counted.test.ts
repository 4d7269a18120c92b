import { counted, shownOf } from './counted';

test.each([
  [0, '0 files gain'],
  [1, '1 file gains'],
  [1_200, '1,200 files gain'],
])('%s agrees with what follows', (count, words) => {
  expect(counted(count, 'file gains', 'files gain')).toBe(words);
});

test.each([
  [{ page: 400, limit: 25, total: 10_000 }, '9,976 to 10,000 of 10,000'],
  [{ page: 2, limit: 25, total: 30 }, '26 to 30 of 30'],
  [{ page: 1, limit: 25, total: 0 }, '0 to 0 of 0'],
])('what a page shows of a list: %j', (list, words) => {
  expect(shownOf(list)).toBe(words);
});
