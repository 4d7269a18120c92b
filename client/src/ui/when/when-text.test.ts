import { readWhen, whenProblem, whenWords, withDay } from './when-text';

/** A Thursday */
const TODAY = '2026-11-26';

test.each([
  ['Nov 26', '2026-11-26'],
  ['nov. 26th', '2026-11-26'],
  ['26 November', '2026-11-26'],
  ['Sept 3, 2027', '2027-09-03'],
  ['3 September 2027', '2027-09-03'],
  ['Thursday, November 26, 2026', '2026-11-26'],
  ['2027-3-7', '2027-03-07'],
  ['11/26/2026', '2026-11-26'],
  ['26/11/2026', '2026-11-26'],
  ['4/4/2027', '2027-04-04'],
  [' Today ', '2026-11-26'],
  ['tomorrow', '2026-11-27'],
  ['yesterday', '2026-11-25'],
  ['Fri', '2026-11-27'],
  ['wednesday', '2026-12-02'],
])('the day "%s" is %s', (text, day) => {
  expect(readWhen('day', text, TODAY)).toBe(day);
});

test.each(['', 'soon', 'Feb 30', 'Nov', '26', '3/4/2027', 'Nov 26 2', '2026-13-01', '31 Smarch'])(
  'the day "%s" is not guessed',
  (text) => {
    expect(readWhen('day', text, TODAY)).toBeUndefined();
  },
);

test('a day without its year is the one that may be', () => {
  expect(readWhen('day', 'Jan 5', TODAY)).toBe('2026-01-05');
  expect(readWhen('day', 'Jan 5', TODAY, { min: TODAY })).toBe('2027-01-05');
  expect(readWhen('day', 'Dec 30', TODAY, { max: `${TODAY}T10:00` })).toBe('2025-12-30');
  expect(readWhen('day', 'Tue', TODAY, { max: TODAY })).toBe('2026-11-24');
  expect(readWhen('day', 'Feb 29', TODAY, { min: TODAY })).toBeUndefined();
});

test.each([
  ['9:30 am', '09:30'],
  ['9:30 a.m.', '09:30'],
  ['9:30', '09:30'],
  ['930am', '09:30'],
  ['9', '09:00'],
  ['2:30', '14:30'],
  ['2 p.m.', '14:00'],
  ['02:30', '02:30'],
  ['14:30', '14:30'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['noon', '12:00'],
])('the time "%s" is %s', (text, time) => {
  expect(readWhen('time', text, TODAY)).toBe(time);
});

test.each(['', '25:00', '9:75', '13 pm', 'late', '0 pm'])('the time "%s" is not guessed', (text) => {
  expect(readWhen('time', text, TODAY)).toBeUndefined();
});

test.each([
  ['Nov 26, 9:30 am', '2026-11-26T09:30'],
  ['Nov 26, 2026, 9:30 a.m.', '2026-11-26T09:30'],
  ['tomorrow at 2 pm', '2026-11-27T14:00'],
  ['Fri 14:30', '2026-11-27T14:30'],
  ['2027-03-15T09:00', '2027-03-15T09:00'],
  ['Dec 1 noon', '2026-12-01T12:00'],
])('the moment "%s" is %s', (text, moment) => {
  expect(readWhen('moment', text, TODAY)).toBe(moment);
});

test.each(['Nov 26', '9:30 am', 'Nov 26 9', ''])('the moment "%s" is not guessed', (text) => {
  expect(readWhen('moment', text, TODAY)).toBeUndefined();
});

test.each([
  ['day', '2026-11-26', 'Nov 26, 2026'],
  ['day', '2027-09-03', 'Sept 3, 2027'],
  ['time', '09:30', '9:30 a.m.'],
  ['time', '00:05', '12:05 a.m.'],
  ['moment', '2026-11-26T14:00', 'Nov 26, 2026, 2:00 p.m.'],
  ['day', 'soon', 'soon'],
] as const)('a %s of %s reads "%s", and is read again as what it was', (kind, value, words) => {
  expect(whenWords(kind, value)).toBe(words);
  if (value !== 'soon') expect(readWhen(kind, words, TODAY)).toBe(value);
});

test('what is not accepted says what would be', () => {
  expect(whenProblem('day', '')).toBeUndefined();
  expect(whenProblem('day', 'soon')).toBe('Enter a day, such as Nov 26 or Nov 26, 2026.');
  expect(whenProblem('day', '2026-11-25', { min: TODAY })).toBe('Enter Nov 26, 2026 or later.');
  expect(whenProblem('moment', '2026-11-26T11:00', { max: '2026-11-26T10:30' })).toBe(
    'Enter Nov 26, 2026, 10:30 a.m. or earlier.',
  );
  expect(whenProblem('day', TODAY, { min: TODAY, max: TODAY })).toBeUndefined();
});

test.each([
  ['time', '25:61'],
  ['time', '24:00'],
  ['time', '12:75'],
  ['moment', '2026-11-26T25:61'],
] as const)('a %s such as %s, which no clock shows, is not accepted', (kind, typed) => {
  expect(readWhen(kind, typed, TODAY)).toBeUndefined();
  expect(whenProblem(kind, typed)).toMatch(/^Enter a /);
  expect(whenWords(kind, typed)).toBe(typed);
});

test('a day from the calendar keeps the time that stood there', () => {
  expect(withDay('moment', '2026-11-26T14:00', '2026-12-01')).toBe('2026-12-01T14:00');
  expect(withDay('moment', '', '2026-12-01')).toBe('2026-12-01T09:00');
  expect(withDay('day', '', '2026-12-01')).toBe('2026-12-01');
});
