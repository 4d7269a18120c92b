import { hash } from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './passwords.js';

const COMPOSED = 'café au lait à Montréal';
const APART = COMPOSED.normalize('NFD');
const WIDE = 'ｃafé au lait à Montréal';

test('one password is the same from every keyboard', async () => {
  const stored = await hashPassword(APART);
  const said = await Promise.all([COMPOSED, APART, WIDE].map((password) => verifyPassword(stored, password)));
  expect(said).toEqual([true, true, true]);
  expect(await verifyPassword(stored, 'cafe au lait a Montreal')).toBe(false);
});

test('a hash of the text as it was typed is still good', async () => {
  const older = await hash(APART);
  expect(await verifyPassword(older, APART)).toBe(true);
});

test('nobody has the password of no account', async () => {
  expect(await verifyPassword(null, APART)).toBe(false);
});
