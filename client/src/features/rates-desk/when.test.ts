import { ago, momentOf, ratesOf } from './when';

const now = new Date(2026, 10, 21, 15, 0);
const at = (day: number, hour: number, minute = 0): string => new Date(2026, 10, day, hour, minute).toISOString();

test.each([
  [at(21, 15), 'Just now'],
  [at(21, 14, 58), '2 min ago'],
  [at(21, 9), 'Today'],
  [at(20, 23), 'Yesterday'],
  [at(12, 9), '9 days ago'],
  [new Date(2026, 8, 3, 12).toISOString(), 'Sept 3, 2026'],
])('%s was %s', (iso, words) => {
  expect(ago(iso, now).replace('Sep ', 'Sept ')).toBe(words);
});

test('the activity gives the hour', () => {
  expect(momentOf(at(21, 14, 59), now)).toBe('1 minute ago');
  expect(momentOf(at(20, 16, 40), now)).toBe('Yesterday at 4:40 p.m.');
});

test('visitors see the rates of a time of day, or of a day', () => {
  expect(ratesOf(at(21, 9), now)).toBe('this morning’s rates');
  expect(ratesOf(at(21, 13), now)).toBe('this afternoon’s rates');
  expect(ratesOf(at(20, 9), now)).toBe('yesterday’s rates');
});
