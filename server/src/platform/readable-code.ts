import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A code of 59 bits that a person types: 'k3mf-9trw-xdh4' */
export function readableCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A code as it is compared: without what separates, whatever its case. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');
