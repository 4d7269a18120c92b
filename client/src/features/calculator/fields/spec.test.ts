import { isStorable } from '@brokerage/domain/text/storable';
import { repaired, searchOf, textsFrom, type CalculatorSection } from './spec';

const FIRST = { price: '640000', city: '', costs: '2500', rate: '3.94' };
const GROUPS: readonly CalculatorSection[] = [
  {
    title: 'The home',
    fields: [
      {
        name: 'city',
        label: 'City',
        kind: 'choice',
        choices: ['Halifax', 'New Glasgow'].map((value) => ({ value, label: value })),
      },
    ],
  },
];

test('a city keeps its spaces, an amount loses its separators', () => {
  const search = searchOf({ ...FIRST, price: '$640,000.50', city: 'New Glasgow' }, FIRST);
  expect(search).toBe('price=640000.50&city=New+Glasgow&costs=2500&rate=3.94');
  expect(textsFrom(new URLSearchParams(search), FIRST)).toEqual({
    price: '640000.50',
    city: 'New Glasgow',
    costs: '2500',
    rate: '3.94',
  });
});

test.each([
  ['2,5', '2.5'],
  ['500 000,00', '500000.00'],
  ['12ab', '12ab'],
  ['-5', '-5'],
  ['2026-06-30', '2026-06-30'],
])('a number is written plainly and any other text as it was typed: %s', (rate, said) => {
  expect(new URLSearchParams(searchOf({ rate })).get('rate')).toBe(said);
});

test('empty answers are left out, but not one that was emptied', () => {
  expect(searchOf({ ...FIRST, costs: '' }, FIRST)).toBe('price=640000&costs=&rate=3.94');
  expect(textsFrom(new URLSearchParams('price=1&costs='), FIRST).costs).toBe('');
});

test.each([
  ['NewGlasgow', 'New Glasgow'],
  ['New Glasgow', 'New Glasgow'],
  ['Atlantis', 'Halifax'],
])('an address of before still opens: %s', (city, shown) => {
  expect(repaired({ city }, () => GROUPS)).toEqual({ city: shown });
});

test.each([38, 39, 40])('an emoji after %i letters of an address is whole or gone', (letters) => {
  const { city = '' } = textsFrom(new URLSearchParams({ city: `${'x'.repeat(letters)}😀` }), { city: '' });
  expect(isStorable(city)).toBe(true);
  expect(city.length).toBeLessThanOrEqual(40);
});
