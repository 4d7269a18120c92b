import { notUnder } from './not-under';
import { shareOf } from './share-of';

test.each([
  [99_999, 500_000, '19.99'],
  [199_999.99, 1_000_000, '19.99'],
  [100_000, 500_000, '20.00'],
  [41_000, 500_000, '8.20'],
  [60_000, 600_000, '10.00'],
])('%d of %d is %s%% in hundredths: 20% only where it is reached', (part, whole, words) => {
  expect(shareOf(part, whole, 100).toFixed(2)).toBe(words);
});

// with 127,800 of 640,000 down 80.03% is borrowed, and has to be insured
test.each([
  [80.03, '80.1%'],
  [80, '80.0%'],
  [79.97, '80.0%'],
  [80.1, '80.1%'],
  [65.04, '65.1%'],
  [95, '95.0%'],
  [120, '120.0%'],
])('%d percent of the value is said as %s', (percent, words) => {
  expect(notUnder(percent)).toBe(words);
});
