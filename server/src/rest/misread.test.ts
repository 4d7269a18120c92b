import { misread } from './misread.js';

test.each([
  [
    'Variable "$from" got invalid value "2026-13-45"; A Date is a day such as 2026-11-21.',
    'from',
    'from must be a day such as 2026-11-21.',
  ],
  [
    'Variable "$input" got invalid value "x" at "input.publishAt"; A Date is in a year from 1900 to 2199.',
    'publishAt',
    'publishAt must be in a year from 1900 to 2199.',
  ],
  [
    'Variable "$input" got invalid value "; at \\"a\\"" at "input.licences[0].expiresOn"; A Date is a day such as 2026-11-21.',
    'licences.0.expiresOn',
    'licences.0.expiresOn must be a day such as 2026-11-21.',
  ],
  [
    'Variable "$input" got invalid value 4.12345 at "input.rate"; A Percent has at most 4 decimals, such as 4.1925.',
    'rate',
    'rate must have at most 4 decimals, such as 4.1925.',
  ],
  [
    'Variable "$role" got invalid value "BOSS"; Value "BOSS" does not exist in "Role" enum.',
    'role',
    'role is not valid.',
  ],
  [
    'Variable "$input" got invalid value "BOSS" at "input.role"; Value "BOSS" does not exist in "Role" enum.',
    'role',
    'role is not valid.',
  ],
  ['Variable "$id" of required type "ID!" was not provided.', 'id', 'id is not valid.'],
])('%s', (message, field, said) => {
  expect(misread(message)).toEqual({ field, message: said });
});

test('other messages stay as they are', () => {
  expect(misread('Some fields need another look.')).toBeUndefined();
});
