import { mayBecome } from './status.js';

test.each([
  ['CONFIRMED', 'CANCELLED', false, true],
  ['CONFIRMED', 'CANCELLED', true, false],
  ['CONFIRMED', 'NO_SHOW', true, true],
  ['CONFIRMED', 'NO_SHOW', false, false],
  ['NO_SHOW', 'COMPLETED', true, true],
  ['NO_SHOW', 'CONFIRMED', true, true],
  ['COMPLETED', 'COMPLETED', true, false],
  ['CANCELLED', 'CONFIRMED', false, false],
  ['CANCELLED', 'NO_SHOW', true, false],
] as const)('%s to %s, begun: %s', (from, to, begun, may) => {
  expect(mayBecome(from, to, begun)).toBe(may);
});
