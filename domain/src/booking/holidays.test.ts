import { easterSunday, holidaysOf } from './holidays.js';

const datesOf = (province: string, year: number): Record<string, string> =>
  Object.fromEntries(holidaysOf(province, year).map(({ date, name }) => [name, date]));

test.each([
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('Easter of %i', (year, date) => {
  expect(easterSunday(year).toISOString().slice(0, 10)).toBe(date);
});

// the dates of Ontario's and Québec's labour ministries
test('Ontario in 2027: no Easter Monday, no Civic Holiday', () => {
  expect(datesOf('ON', 2027)).toEqual({
    'New Year’s Day': '2027-01-01',
    'Family Day': '2027-02-15',
    'Good Friday': '2027-03-26',
    'Victoria Day': '2027-05-24',
    'Canada Day': '2027-07-01',
    'Labour Day': '2027-09-06',
    Thanksgiving: '2027-10-11',
    'Christmas Day': '2027-12-25',
    'Boxing Day': '2027-12-26',
  });
});

test('Québec in 2026: its own days in May and June, no Family Day and no Boxing Day', () => {
  expect(datesOf('QC', 2026)).toEqual({
    'New Year’s Day': '2026-01-01',
    'Good Friday': '2026-04-03',
    'National Patriots’ Day': '2026-05-18',
    'Fête nationale': '2026-06-24',
    'Canada Day': '2026-07-01',
    'Labour Day': '2026-09-07',
    Thanksgiving: '2026-10-12',
    'Christmas Day': '2026-12-25',
  });
});

test.each([
  ['ON', 'Victoria Day', ['2026-05-18', '2027-05-24', '2028-05-22', '2029-05-21', '2030-05-20']],
  ['BC', 'B.C. Day', ['2026-08-03', '2027-08-02', '2028-08-07', '2029-08-06', '2030-08-05']],
  ['AB', 'Alberta Family Day', ['2026-02-16', '2027-02-15', '2028-02-21', '2029-02-19', '2030-02-18']],
  ['YT', 'Discovery Day', ['2026-08-17', '2027-08-16', '2028-08-21', '2029-08-20', '2030-08-19']],
])('%s: %s', (province, name, dates) => {
  expect([2026, 2027, 2028, 2029, 2030].map((year) => datesOf(province, year)[name])).toEqual(dates);
});

test('Canada Day is on July 2 where July 1 is a Sunday', () => {
  const days = [2018, 2026, 2028, 2029, 2035, 2040].map((year) => datesOf('ON', year)['Canada Day']);
  expect(days).toEqual(['2018-07-02', '2026-07-01', '2028-07-01', '2029-07-02', '2035-07-02', '2040-07-02']);
});

test('every province has the five days of all of Canada, in order', () => {
  for (const province of ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT', '??']) {
    const dates = holidaysOf(province, 2028).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates).toEqual(
      expect.arrayContaining(['2028-01-01', '2028-04-14', '2028-07-01', '2028-09-04', '2028-12-25']),
    );
  }
});
