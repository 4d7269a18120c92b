import { randomBytes } from 'node:crypto';
import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';

/** Crockford's base 32: no I, L, O, U, so that a number read out loud is written down right. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** `MB-2026-`, the year in Toronto, and eight random characters: it tells nobody how many applications there are, and cannot be guessed. */
export function newApplicationNumber(now = new Date()): string {
  const random = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return `MB-${localDateOf(now.getTime(), OFFICE_ZONE).slice(0, 4)}-${random}`;
}
