import fc from 'fast-check';
import { clientClock, clockAt, utcOffset } from './client-clock.js';
import { OFFICE_ZONE } from './policy.js';
import { clockTime, longDay, sameClock } from './words.js';

const at = new Date('2027-01-15T23:30:00Z');
const VANCOUVER = 'America/Vancouver';

test('a zone is so many minutes ahead of UTC, half hours and both sides of midnight too', () => {
  expect(utcOffset(at, 'UTC')).toBe(0);
  expect(utcOffset(at, 'America/St_Johns')).toBe(-210);
  expect(utcOffset(at, 'Asia/Kathmandu')).toBe(345);
  expect(utcOffset(at, 'Pacific/Auckland')).toBe(780);
  expect(utcOffset(new Date('2027-07-15T23:30:45.5Z'), OFFICE_ZONE)).toBe(-240);
});

test('the browser’s clock is kept where its data differ from ours', () => {
  const own = utcOffset(at, VANCOUVER);
  const other = own === -420 ? -480 : -420;
  const clock = clientClock(at, VANCOUVER, other);
  expect(clock).toEqual({ zone: VANCOUVER, utcOffset: other });
  expect(clockTime(at, clock)).toBe(other === -420 ? '4:30 p.m.' : '3:30 p.m.');
  expect(longDay(at, clock)).toBe('Friday, January 15, 2027');
  expect(sameClock(at, clock, VANCOUVER)).toBe(false);
});

test('what cannot be is this machine’s', () => {
  const own = utcOffset(at, VANCOUVER);
  for (const offset of [null, undefined, own + 121, own - 121, NaN, 1e9]) {
    expect(clientClock(at, VANCOUVER, offset)).toEqual({ zone: VANCOUVER, utcOffset: own });
  }
  for (const zone of [null, undefined, '', 'Mars/Base', 'x'.repeat(61)]) {
    expect(clientClock(at, zone, -480)).toEqual({ zone: OFFICE_ZONE, utcOffset: utcOffset(at, OFFICE_ZONE) });
  }
});

test('a clock without an offset of its own shows what its zone shows', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom(VANCOUVER, OFFICE_ZONE, 'America/St_Johns', 'America/Regina', 'Asia/Kolkata');
  fc.assert(
    fc.property(moments, zones, (moment, zone) => {
      const shown = clockAt(moment, zone);
      expect(clockAt(moment, clientClock(moment, zone, null))).toEqual(shown);
      expect(clockAt(moment, { zone, utcOffset: null })).toEqual(shown);
    }),
  );
});
