import { addressIn } from './visitor-address.js';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:C000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:50123', '192.0.2.7'],
  ['2001:DB8:0:0::7', '2001:db8::7'],
  ['2001:0db8:0000:0000:0000:0000:0000:0007', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['192.0.2.7.8:1', undefined],
  ['[192.0.2.7', undefined],
  ['', undefined],
])('%j is the address %j', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
