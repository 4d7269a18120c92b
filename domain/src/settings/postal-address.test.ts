import { postalAddress } from './postal-address.js';

const TORONTO = { street: '100 Sample Street West, Suite 400', city: 'Toronto', province: 'ON', postalCode: 'M5V 0A1' };

/** A9: search engines read an address by its parts. */
test.each([
  ['100 Sample Street West, Suite 400\nToronto ON  M5V 0A1'],
  ['100 Sample Street West, Suite 400\nToronto, ON M5V 0A1'],
  ['100 Sample Street West\nSuite 400\nToronto on m5v0a1'],
])('A9: the lines of an envelope have their parts: %j', (text) => {
  expect(postalAddress(text)).toEqual(TORONTO);
});

test('A9: a city of several words keeps them', () => {
  expect(postalAddress('1 Main Street\nSt. John’s NL A1A 1A1')).toMatchObject({ city: 'St. John’s', province: 'NL' });
});

test.each([
  ['without a postal code', '100 Sample Street West\nToronto ON'],
  ['without a street', 'Toronto ON M5V 0A1'],
  ['of another country', '1 Elm Street\nBuffalo NY 14201'],
  ['', ''],
])('A9: of an address %s nothing is guessed', (_, text) => {
  expect(postalAddress(text)).toBeUndefined();
});
