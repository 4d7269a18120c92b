import { counted } from './counted';

test.each([
  [0, '0 files gain'],
  [1, '1 file gains'],
  [1_200, '1,200 files gain'],
])('%s agrees with what follows', (count, words) => {
  expect(counted(count, 'file gains', 'files gain')).toBe(words);
});
