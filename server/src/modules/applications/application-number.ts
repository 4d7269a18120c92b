import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so that a number read out loud is written down right. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** `MB-2026-` and eight random characters: it tells nobody how many applications there are, and cannot be guessed. */
export function newApplicationNumber(now = new Date()): string {
  const random = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return `MB-${now.getUTCFullYear()}-${random}`;
}
