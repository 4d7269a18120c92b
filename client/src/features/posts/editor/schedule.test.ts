import { instantOfText, officeTextOf } from '../../../ui/console/office-moment';
import { saidInZones } from './schedule';

test('what is chosen is the office’s clock, wherever the browser stands', () => {
  expect(instantOfText('2026-11-24T09:00')?.toISOString()).toBe('2026-11-24T14:00:00.000Z');
  expect(instantOfText('2026-07-24T09:00')?.toISOString()).toBe('2026-07-24T13:00:00.000Z');
  expect(officeTextOf('2026-11-24T14:00:00Z')).toBe('2026-11-24T09:00');
  expect(instantOfText('2026-11-24')).toBeUndefined();
});

test('an hour that the clock skips becomes the next', () =>
  expect(instantOfText('2027-03-14T02:30')?.toISOString()).toBe('2027-03-14T07:30:00.000Z'));

test('the zone is named, and the reader’s own where it differs', () => {
  const instant = new Date('2026-11-24T14:00:00Z');
  expect(saidInZones(instant, 'America/Toronto')).toEqual([
    'Tuesday, November 24, 2026, 9:00 a.m. Eastern time (America/Toronto)',
  ]);
  expect(saidInZones(instant, 'America/Vancouver')[1]).toBe(
    'For you: Tuesday, November 24, 2026, 6:00 a.m. Pacific time (America/Vancouver)',
  );
});
