import { parseRates } from './rate-csv.js';

const MOST_MS = 500;

function timed(csv: string): { ms: number; refusal: string } {
  // our own time: a busy machine lets us wait
  const before = process.cpuUsage();
  try {
    parseRates(csv);
  } catch (error) {
    return { ms: process.cpuUsage(before).user / 1_000, refusal: (error as Error).message };
  }
  throw new Error('it was not refused');
}

test.each([
  ['of a million columns in the header', ','.repeat(1_000_000)],
  ['of a million named columns', 'bank,'.repeat(1_000_000)],
  ['of a million columns below a good header', `bank,term,type,rate\n${'1,'.repeat(1_000_000)}`],
  ['of a million cells with line breaks', `bank,term,type,rate\n${'"\n",'.repeat(1_000_000)}`],
])('a line %s is refused before it holds anybody up', (_what, csv) => {
  const { ms, refusal } = timed(csv);
  expect(refusal).toMatch(/more than 100 columns/);
  expect(ms).toBeLessThan(MOST_MS);
});

test('a million lines are refused before they are all read', () => {
  const { refusal } = timed(`bank,term,type,rate\n${'a\n'.repeat(1_000_000)}"never closed`);
  expect(refusal).toBe('The file has more than 10,000 lines. Split it and import the parts.');
});

test('exactly 10,000 lines are read', () => {
  expect(parseRates(`bank,term,type,rate\n${'Oak,5,fixed,4.1\n'.repeat(10_000)}`)).toHaveLength(10_000);
});
