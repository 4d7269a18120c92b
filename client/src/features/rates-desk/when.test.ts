import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '../../lib/format';
import { ago, daysBetween, momentOf, publishedWhen } from './when';

// on the office's clock, wherever this runs
const at = (day: number, time: string, month = 11): string =>
  new Date(
    instantOf(`2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, time, OFFICE_ZONE),
  ).toISOString();
const now = new Date(at(21, '15:00'));

test.each([
  [at(21, '15:00'), 'Just now'],
  [at(21, '14:58'), '2 min ago'],
  [at(21, '09:00'), 'Today'],
  [at(20, '23:00'), 'Yesterday'],
  [at(12, '09:00'), '9 days ago'],
  // the next day already in Greenwich
  [at(3, '22:30', 9), 'Sept 3, 2026'],
])('%s was %s', (iso, words) => {
  expect(ago(iso, now)).toBe(words);
});

test('a day is one of the office’s, also where clocks are put back', () => {
  expect(daysBetween(at(20, '23:59'), new Date(at(21, '00:01')))).toBe(1);
  expect(daysBetween(at(31, '12:00', 10), new Date(at(2, '12:00')))).toBe(2);
});

test('activity shows the time', () => {
  expect(momentOf(at(21, '14:59'), now)).toBe('1 minute ago');
  expect(momentOf(at(20, '16:40'), now)).toBe('Yesterday at 4:40 p.m.');
});

test('the banner gives the time of the publication, in the evening too', () => {
  const late = new Date(at(21, '23:30'));
  expect(publishedWhen(at(21, '22:59'), late)).toBe('the rates published today at 10:59 p.m.');
  expect(publishedWhen(at(20, '09:00'), now)).toBe('the rates published yesterday at 9:00 a.m.');
});
