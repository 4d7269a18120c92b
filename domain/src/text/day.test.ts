import { AGREED_YEARS, ANY_YEARS, isCalendarDay, isDayIn } from './day.js';

test.each(['2027-03-14', '2028-02-29', '0026-05-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

test.each(['2027-02-30', '2027-13-01', '2027-3-14', '27-03-14', '2027-03-14T00:00:00Z', '', 'soon', '+010000-01-01'])(
  '%j is none',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);

test.each([
  ['0026-05-01', false, false],
  ['1899-12-31', false, false],
  ['1900-01-01', true, false],
  ['1989-12-31', true, false],
  ['1990-01-01', true, true],
  ['2100-12-31', true, true],
  ['2101-01-01', true, false],
  ['2199-12-31', true, false],
  ['2200-01-01', false, false],
  ['9999-12-31', false, false],
])('%s: any %s, agreed %s', (text, any, agreed) => {
  expect([isDayIn(text, ANY_YEARS), isDayIn(text, AGREED_YEARS)]).toEqual([any, agreed]);
});
