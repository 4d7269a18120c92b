import { isZoneDataStale } from './zone-data.js';

test('time-zone data are old after 12 months, by the letter of their release', () => {
  const on = (date: string) => new Date(`${date}T12:00:00Z`);
  expect(isZoneDataStale('2025a', on('2026-03-01'))).toBe(false);
  expect(isZoneDataStale('2025a', on('2026-05-01'))).toBe(true);
  expect(isZoneDataStale('2025c', on('2026-09-15'))).toBe(false);
  expect(isZoneDataStale('2025c', on('2026-11-25'))).toBe(true);
  expect(isZoneDataStale('2026a', on('2026-11-25'))).toBe(false);
  for (const unknown of [undefined, '', 'later']) expect(isZoneDataStale(unknown, on('2030-01-01'))).toBe(false);
});
