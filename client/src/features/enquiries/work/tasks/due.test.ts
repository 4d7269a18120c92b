import { dueWords, officeToday, officeTomorrow } from './due';

test.each([
  ['2027-02-17', 'Due today'],
  ['2027-02-18', 'Due tomorrow'],
  ['2027-02-20', 'Due Sat, Feb 20'],
  ['2027-02-16', 'Was due Tue, Feb 16'],
])('%s', (dueOn, words) => {
  expect(dueWords(dueOn, '2027-02-17').replace('.', '')).toBe(words);
});

test('the day is the office’s, also late in the evening', () => {
  expect(officeToday(new Date('2027-02-18T04:59:00Z'))).toBe('2027-02-17');
  expect(officeTomorrow(new Date('2027-02-18T05:00:00Z'))).toBe('2027-02-19');
});
