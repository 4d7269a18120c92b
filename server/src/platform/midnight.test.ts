import { untilMidnight } from './midnight.js';

test.each([
  ['a winter afternoon', '2026-11-21T20:00:00.000Z', 9 * 3_600_000],
  ['a summer morning', '2026-07-01T12:30:00.000Z', 15.5 * 3_600_000],
  ['one second before', '2026-11-22T04:59:59.000Z', 1_000],
  ['the stroke itself', '2026-11-22T05:00:00.000Z', 24 * 3_600_000],
])('%s: the office’s midnight', (_when, now, milliseconds) => {
  expect(untilMidnight(new Date(now))).toBe(milliseconds + 250);
});
