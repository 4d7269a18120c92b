import { isPublicAddress, publicLookup } from './public-address.js';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '168.63.129.16',
  '169.254.170.2',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fe80::1',
  'fd00::1',
  'fd00:ec2::254',
  '::127.0.0.1',
  '64:ff9b:1::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'example.ca',
  '',
])('%s is none of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

/** What a connection is told of a name that has these addresses. */
const found = (addresses: string[] | Error, all: boolean): Promise<unknown> =>
  new Promise((resolve) => {
    const ask = () => (addresses instanceof Error ? Promise.reject(addresses) : Promise.resolve(addresses));
    publicLookup(ask)('hooks.example.ca', { all }, (error, address, family) =>
      resolve(error?.message ?? (all ? address : [address, family])),
    );
  });
const NONE = 'No public address has this name.';

test.each([
  [['127.0.0.1', '10.0.0.7', '::1'], NONE, NONE],
  [[], NONE, NONE],
  [new Error('queryA ETIMEOUT hooks.example.ca'), NONE, NONE],
  [
    ['169.254.169.254', '2606:4700::1111', '8.8.8.8'],
    [
      { address: '2606:4700::1111', family: 6 },
      { address: '8.8.8.8', family: 4 },
    ],
    ['2606:4700::1111', 6],
  ],
])('of a name with the addresses %j only those of the internet are given', async (addresses, all, first) => {
  expect(await found(addresses, true)).toEqual(all);
  expect(await found(addresses, false)).toEqual(first);
});
