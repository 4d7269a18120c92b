import { addPoints, parsePercent, parsePoints, showPercent } from './percent';

test.each([
  ['4.02', 4.02],
  [' 4.02 % ', 4.02],
  ['4', 4],
  ['.5', 0.5],
  ['12.1234', 12.1234],
  ['0.39', 0.39],
  ['4,02', 4.02],
  ['2,5 %', 2.5],
])('%j is a rate', (text, value) => {
  expect(parsePercent(text)).toEqual({ value });
});

test.each(['', ' ', '4,025', '4.02.1', 'abc', '4.', '123', '-4', '4.12345', '4 02', '1e1', '+4'])(
  '%j is not taken for a rate',
  (text) => {
    expect(parsePercent(text)).toEqual({ problem: expect.any(String) });
  },
);

test.each([
  ['-0.10', -0.1],
  ['−0.10', -0.1],
  ['+0.25', 0.25],
  ['.05', 0.05],
  ['1', 1],
  ['-0,1', -0.1],
])('%j moves by points', (text, value) => {
  expect(parsePoints(text)).toEqual({ value });
});

test.each(['', '0', '-0.00', '--1', '12', '0,1,2', '-', '.'])('%j moves nothing', (text) => {
  expect(parsePoints(text)).toEqual({ problem: expect.any(String) });
});

test('a rate is shown with two decimals, or as many as it has', () => {
  expect([4, 4.1, 4.02, 4.125, 4.1234].map(showPercent)).toEqual(['4.00', '4.10', '4.02', '4.125', '4.1234']);
});

test('points leave no dust', () => {
  expect(addPoints(4.04, -0.1)).toBe(3.94);
  expect(addPoints(0.1, 0.2)).toBe(0.3);
});
