import { UNDERWRITING } from './tables/underwriting.js';
import { limitsOfClass, limitsUnder } from './class-limits.js';

const DAY = '2026-11-25';

test.each([
  ['insured', { gdsLimitPct: 39, tdsLimitPct: 44, minScore: 600 }],
  ['insurable', { gdsLimitPct: 39, tdsLimitPct: 44, minScore: 600 }],
  ['uninsured', { gdsLimitPct: 35, tdsLimitPct: 42, minScore: 620 }],
] as const)('the limits of an %s mortgage', (insurance, limits) => {
  expect(limitsOfClass(insurance, DAY)).toEqual(limits);
});

test('a policy of the office’s own comes before the table', () => {
  const [policy] = UNDERWRITING;
  if (!policy) throw new Error('no policy');
  expect(limitsUnder({ ...policy, conventionalGdsPct: 32 }, 'uninsured').gdsLimitPct).toBe(32);
});

test('a day before the tables is refused', () => {
  expect(() => limitsOfClass('insured', '2019-01-01')).toThrow(expect.objectContaining({ field: 'date' }) as Error);
});
