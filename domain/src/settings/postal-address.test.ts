import { addressLines, type PostalAddress } from './address-lines.js';
import { keptAddress, sortedAddress } from './postal-address.js';

const TORONTO: PostalAddress = {
  street: '100 Sample Street West',
  unit: 'Suite 400',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 0A1',
  country: 'CA',
};
const NOWHERE = { unit: '', city: '', province: '', postalCode: '', country: 'CA' };

/** A9: search engines read an address by its parts. */
test.each([
  ['100 Sample Street West, Suite 400\nToronto ON  M5V 0A1'],
  ['100 Sample Street West, Suite 400\nToronto, ON M5V 0A1'],
  ['100 Sample Street West\nSuite 400\nToronto on m5v0a1'],
  ['Suite 400\n100 Sample Street West\nToronto ON M5V 0A1'],
])('A9: the lines of an envelope have their parts: %j', (text) => {
  expect(sortedAddress(text)).toEqual(TORONTO);
});

test.each([
  ['1 Main Street\nSt. John’s NL A1A 1A1', { street: '1 Main Street', unit: '', city: 'St. John’s', province: 'NL' }],
  ['2 Rue Bleue, 3rd floor\nQuébec QC G1R 1A1', { street: '2 Rue Bleue', unit: '3rd floor', city: 'Québec' }],
  ['Box 9, 4 Unity Road\nBanff AB T1L 1A1', { street: 'Box 9, 4 Unity Road', unit: '' }],
])('A9: a city keeps its words, and a unit is one only where it says so: %j', (text, parts) => {
  expect(sortedAddress(text)).toMatchObject(parts);
});

test.each([
  ['without a postal code', '100 Sample Street West\nToronto ON', '100 Sample Street West, Toronto ON'],
  ['of another country', '1 Elm Street\nBuffalo NY 14201', '1 Elm Street, Buffalo NY 14201'],
  ['in words', 'Upstairs\nat the market', 'Upstairs, at the market'],
  ['', '', ''],
])('A9: of an address %s nothing is guessed', (_, text, street) => {
  expect(sortedAddress(text)).toEqual({ ...NOWHERE, street });
});

test('an address is written as on an envelope', () => {
  expect(addressLines(TORONTO)).toBe('100 Sample Street West, Suite 400\nToronto ON  M5V 0A1');
  expect(addressLines({ ...NOWHERE, street: 'Upstairs' })).toBe('Upstairs');
  const buffalo = { street: '1 Elm Street', unit: '', city: 'Buffalo', province: 'NY', postalCode: '14201' };
  expect(addressLines({ ...buffalo, country: 'US' })).toBe('1 Elm Street\nBuffalo NY  14201\nUnited States');
});

test('a row is kept in one spelling, and a version of before is read as the parts it had', () => {
  expect(keptAddress({ ...TORONTO, province: 'on', postalCode: 'm5v0a1', country: '' })).toEqual(TORONTO);
  expect(keptAddress({ address: addressLines(TORONTO) })).toEqual(TORONTO);
});
