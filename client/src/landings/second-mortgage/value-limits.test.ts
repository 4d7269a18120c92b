import fc from 'fast-check';
import { helocMax, refinanceMax } from '@brokerage/domain/mortgage/equity';
import { marksInWords, marksOf } from './value-limits';

const roomOf = (value: number, first: number) => ({
  maxSecond: refinanceMax({ value, balances: first }).maxEquityTakeout,
  maxLine: helocMax({ value, mortgageBalance: first }).maxHelocWithMortgage,
});
const marks = (value: number, first: number) => marksOf(value, first, roomOf(value, first));

test('a line of $160,000 reaches as high as a second', () => {
  expect(marks(700_000, 400_000)).toEqual([
    { pct: 80, text: ['a second stops here,', 'so does a $160,000 line', 'of credit'] },
  ]);
  expect(marksInWords(700_000, 400_000, roomOf(700_000, 400_000))).toMatch(
    /80 percent of the value.*80 percent: \$160,000 at most/,
  );
});

test('behind a small first mortgage the line stops lower, at its own limit', () => {
  expect(marks(700_000, 35_000)).toEqual([
    { pct: 80, text: ['a second stops here'] },
    { pct: 70, text: ['a $455,000 line', 'of credit stops here'] },
  ]);
});

test('no mark of a line is under what the engine lends, nor over where a second stops', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 3_000_000 }), fc.integer({ min: 1, max: 79 }), (value, share) => {
      const first = Math.round((value * share) / 100);
      const { maxLine } = roomOf(value, first);
      const [top, line = top] = marks(value, first).map(({ pct }) => pct);
      expect(Math.abs((line ?? 0) - ((first + maxLine) / value) * 100)).toBeLessThanOrEqual(0.5001);
      expect(line).toBeLessThanOrEqual(top ?? 0);
    }),
  );
});
