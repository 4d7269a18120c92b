import { ago, momentOf, publishedWhen } from './when';

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
  expect(ago(iso, now)).toBe(words);
});

test('activity shows the time', () => {
  expect(momentOf(at(21, 14, 59), now)).toBe('1 minute ago');
  expect(momentOf(at(20, 16, 40), now)).toBe('Yesterday at 4:40 p.m.');
});

test('the banner gives the time of the publication, in the evening too', () => {
  const late = new Date(2026, 10, 21, 23, 30);
  expect(publishedWhen(at(21, 22, 59), late)).toBe('the rates published today at 10:59 p.m.');
  expect(publishedWhen(at(20, 9), now)).toBe('the rates published yesterday at 9:00 a.m.');
});
