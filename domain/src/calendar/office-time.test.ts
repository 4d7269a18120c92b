import { officeDay, officeTime, officeTimeOnWeekday, shortOfficeDay } from './office-time.js';

test('a moment is said on the clock of Toronto, whatever zone it was written in', () => {
  // still Saturday there
  const late = '2026-11-22T04:30:00Z';
  expect(officeDay(late)).toBe('November 21, 2026');
  expect(shortOfficeDay(new Date(late))).toBe('Nov 21, 2026');
  expect(officeTime(Date.parse(late))).toBe('November 21, 2026 at 11:30 p.m.');
  expect(officeTimeOnWeekday(late)).toBe('Saturday, November 21, 2026 at 11:30 p.m.');
});

test('in summer its clock is an hour ahead', () =>
  expect(officeTime('2026-07-01T16:00:00Z')).toBe('July 1, 2026 at 12:00 p.m.'));
