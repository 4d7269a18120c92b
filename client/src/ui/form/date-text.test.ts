import { copiedDate, dateParts, dateText } from './date-text';

test.each([
  [{ year: '2024', month: '09', day: '' }, false, '2024-09'],
  [{ year: '2024', month: '', day: '' }, false, '2024-'],
  [{ year: '', month: '09', day: '' }, false, '-09'],
  [{ year: '', month: '', day: '' }, false, ''],
  [{ year: '1993', month: '04', day: '7' }, true, '1993-04-07'],
  [{ year: '', month: '04', day: '17' }, true, '-04-17'],
  [{ year: '1993 ', month: '04', day: '7 ' }, true, '1993-04-07'],
  [{ year: '1993', month: '04', day: ' 7' }, true, '1993-04-07'],
  [{ year: '', month: '', day: '' }, true, ''],
])('%j is %s', (parts, withDay, text) => {
  expect(dateText(parts, withDay)).toBe(text);
});

test.each(['2024-09', '2024-', '-09', '20-09', ''])('%j is found again as it was typed', (text) => {
  expect(dateText(dateParts(text), false)).toBe(text);
});

test.each(['1993-04-17', '-04-', '1993--', '--17', 'x-04-99'])('%j is found again as it was typed', (text) => {
  expect(dateText(dateParts(text), true)).toBe(text);
});

test('a date from elsewhere gives its parts', () => {
  expect(dateParts('2027-02-12')).toEqual({ year: '2027', month: '02', day: '12' });
  expect(dateParts('2027-13')).toEqual({ year: '2027', month: '', day: '' });
});

test.each([
  ['1993-04-17', { year: '1993', month: '04', day: '17' }],
  [' 1993/4/7 ', { year: '1993', month: '04', day: '7' }],
  ['April 17, 1993', { year: '1993', month: '04', day: '17' }],
  ['17 Apr. 1993', { year: '1993', month: '04', day: '17' }],
  ['17-APR-1993', { year: '1993', month: '04', day: '17' }],
  ['4/17/1993', { year: '1993', month: '04', day: '17' }],
  ['17.04.1993', { year: '1993', month: '04', day: '17' }],
  ['5/5/1993', { year: '1993', month: '05', day: '5' }],
  ['Sept 2024', { year: '2024', month: '09' }],
  ['2024-09', { year: '2024', month: '09' }],
  ['09/2024', { year: '2024', month: '09' }],
])('%j, copied whole, gives its parts', (text, parts) => {
  expect(copiedDate(text)).toEqual(parts);
});

test.each([
  '04/05/1993',
  '1993',
  '17',
  '19930417',
  'my birthday',
  '',
  '13/14/1993',
  '1993-17',
  'April 17',
  '1993-13-01',
])('%j, copied, is no date that we could read', (text) => {
  expect(copiedDate(text)).toBeUndefined();
});
