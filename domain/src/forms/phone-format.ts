import { machineText } from '../text/pasted.js';

/** Characters of a number as people type it */
export const PHONE_MAX = 40;

/** The digits of what was typed, without a leading country code 1. */
export function digitsOf(text: string): string {
  const digits = machineText(text).slice(0, PHONE_MAX).replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** A word, an extension, another country: nothing is taken out of what was typed to make a number of it. */
const NO_PLAIN_NUMBER = /[\p{L}#]|^\+(?!1)/u;

/** As Canadians write it: '416 555-0142'. What is no such number, or is longer, is left as it was typed. */
export function formatPhone(text: string): string {
  const digits = digitsOf(text);
  if (digits.length > 10 || NO_PLAIN_NUMBER.test(machineText(text).trim().replace(/^tel:/i, ''))) return text;
  if (digits.length <= 3) return digits;
  if (digits.length <= 6) return `${digits.slice(0, 3)} ${digits.slice(3)}`;
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
