import { openingHours } from './opening-hours.js';
import { PHONE_HOURS } from './phone-hours.js';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

test('A9: the hours that the settings begin with are read, and the line without hours is left out', () => {
  const lines = (PHONE_HOURS.initial?.lists['phoneHours'] ?? []) as unknown as { days: string; hours: string }[];
  expect(openingHours(lines)).toEqual([
    { days: WEEKDAYS, opens: '09:00', closes: '19:00' },
    { days: ['Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ]);
});

test('A9: noon, midnight, half hours and days in a row', () => {
  expect(openingHours([{ days: 'Saturday and Sunday', hours: '12 p.m. - 12:30 pm' }])).toEqual([
    { days: ['Saturday', 'Sunday'], opens: '12:00', closes: '12:30' },
  ]);
  expect(openingHours([{ days: 'Monday, Wednesday and Friday', hours: '12:15 a.m. to 9:05 AM' }])).toEqual([
    { days: ['Monday', 'Wednesday', 'Friday'], opens: '00:15', closes: '09:05' },
  ]);
});

test.each([
  ['Weekdays', '9 a.m. to 5 p.m.'],
  ['Friday to Monday', '9 a.m. to 5 p.m.'],
  ['Friday', 'By appointment'],
  ['Friday', '13 a.m. to 5 p.m.'],
  ['Sunday and statutory holidays', '9 a.m. to 5 p.m.'],
])('A9: nothing is guessed of %s, %s', (days, hours) => {
  expect(openingHours([{ days, hours }])).toEqual([]);
});
