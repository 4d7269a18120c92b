import { parseRates } from './rate-csv.js';

test.each([
  ['of a million columns in the header', ','.repeat(1_000_000)],
  ['of a million named columns', 'bank,'.repeat(1_000_000)],
  ['of a million columns below a good header', `bank,term,type,rate\n${'1,'.repeat(1_000_000)}`],
  ['of a million cells with line breaks', `bank,term,type,rate\n${'"\n",'.repeat(1_000_000)}`],
])('a line %s is refused', (_what, csv) => {
  expect(() => parseRates(csv)).toThrow(/more than 100 columns/);
});

test('a million lines are refused before they are all read', () => {
  expect(() => parseRates(`bank,term,type,rate\n${'a\n'.repeat(1_000_000)}"never closed`)).toThrow(
    'The file has more than 10,000 lines. Split it and import the parts.',
  );
});

test('exactly 10,000 lines are read', () => {
  expect(parseRates(`bank,term,type,rate\n${'Oak,5,fixed,4.1\n'.repeat(10_000)}`)).toHaveLength(10_000);
});
