import { setImmediate } from 'node:timers/promises';
import { readFigure } from './figure.js';

test.each([
  ['3.94 %', '3.94'],
  ['3.94  %', '3.94'],
  ['500 000,00 $', '500000.00'],
  ['500\u00a0000\u00a0$', '500000'],
  ['CAD 500', '500'],
  ['500 CAD', '500'],
  ['$500,000', '500000'],
])('%j is %s', (text, plain) => {
  expect(readFigure(text)).toEqual({ plain });
});

test.each(['%', '$ %', '', '5 % %', '5 x'])('%j is no figure', (text) => {
  expect(readFigure(text)).toHaveProperty('error');
});

test('a text of spaces is gone over once, however long it is', async () => {
  const text = `1${' '.repeat(200_000)}x`;
  for (let asked = 0; asked < 100; asked += 1) {
    expect(readFigure(text)).toHaveProperty('error');
    // lets the runner end what hangs
    await setImmediate();
  }
});
