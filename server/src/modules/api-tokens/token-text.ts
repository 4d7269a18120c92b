import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'mb_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 256 bits */
const RANDOM_LENGTH = 43;
/** As many digits as a CRC-32 can take */
const CHECK_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECK_LENGTH}})$`);

/**
 * A new API token: a prefix that scanners of secrets know, 256 random bits and the CRC-32 of what is random, in base 62. By the
 * checksum a scanner tells a token that leaked from a text that only looks like one, without asking us.
 */
export function newTokenText(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('');
  return `${PREFIX}${random}${checkOf(random)}`;
}

/** Whether a text is written as our tokens are; nothing else is worth a look into the database. */
export function isTokenText(text: string): boolean {
  const [, random = '', check] = SHAPE.exec(text) ?? [];
  return check !== undefined && checkOf(random) === check;
}

function checkOf(random: string): string {
  let rest = crc32(random);
  let digits = '';
  while (digits.length < CHECK_LENGTH) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}
