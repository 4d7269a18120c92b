import { fundedTermProblem, termEnd } from './funded-term.js';

test.each([
  ['2026-11-25', 5, '2031-11-25'],
  ['2026-08-31', 0.5, '2027-02-28'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2026-01-15', 10, '2036-01-15'],
])('a mortgage funded on %s for %d years ends on %s', (fundedOn, termYears, end) => {
  expect(termEnd({ fundedOn, termYears })).toBe(end);
});

test.each([
  ['2026-11-25', 5, undefined],
  ['2026-11-26', 5, 'fundedOn'],
  ['2025-11-26', 1, undefined],
  ['2025-11-25', 1, 'fundedOn'],
  ['2016-11-20', 5, 'fundedOn'],
  ['1026-11-20', 5, 'fundedOn'],
  ['2026-11-25', 0, 'termYears'],
  ['2026-11-25', 10.1, 'termYears'],
  ['2026-11-25', Number.NaN, 'termYears'],
])('said on 25 November: funded %s for %d years', (fundedOn, termYears, field) => {
  expect(fundedTermProblem({ fundedOn, termYears }, '2026-11-25')?.field).toBe(field);
});
