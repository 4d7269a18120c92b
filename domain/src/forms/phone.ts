import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { PHONE_MIN_CHARACTERS } from '../vocabulary/constants.js';
import { machineText } from '../text/pasted.js';
import { MESSAGES } from '../vocabulary/messages.js';
import type { Parsed } from './money.js';

const LONGEST = 40;
/** Longer than any number with the marks of a clipboard */
const LONGEST_PASTED = 120;
const HAS_EXTENSION = 'Leave the extension out: enter the number alone, like 416 555-0142';
const REFUSED_TYPES = new Set(['PREMIUM_RATE', 'VOIP', 'PERSONAL_NUMBER']);
/** 211, 411, 911 and their like are services, never somebody's exchange. */
const N11_EXCHANGE = /^\+1\d{3}[2-9]11/;

/** French for an extension */
const POSTE = /\bposte\b\.?/i;
/** The dots between groups on some cards */
const MIDDLE_DOTS = /[·•∙⋅‧・ᐧ]/g;

/** As a contact, a link or a card writes it, and as the library reads it. */
const written = (text: string): string =>
  text.length > LONGEST_PASTED
    ? ''
    : machineText(text)
        .trim()
        .replace(/^tel:\s*/i, '')
        .replace(MIDDLE_DOTS, ' ')
        .replace(POSTE, 'ext');

type Read = { number: PhoneNumber } | { error: string };

function northAmerican(text: string): Read {
  const typed = written(text);
  const refused = { error: MESSAGES.phoneInvalid };
  if (typed.length > LONGEST || typed.length < PHONE_MIN_CHARACTERS) return refused;
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'CA', extract: false });
  if (!number?.isValid() || number.countryCallingCode !== '1' || N11_EXCHANGE.test(number.number)) return refused;
  return number.ext ? { error: HAS_EXTENSION } : { number };
}

/** A visitor's Canadian number in E.164 (decisions §1); server only, the tables behind it are heavy. */
export function parseCanadianPhone(text: string): Parsed<{ e164: string }> {
  const read = northAmerican(text);
  if ('error' in read) return read;
  const { number } = read;
  const accepted = number.country === 'CA' && !REFUSED_TYPES.has(number.getType() ?? '');
  return accepted ? { e164: number.number } : { error: MESSAGES.phoneInvalid };
}

/** Any valid North American number, for settings and agents: the library counts 800 numbers as American. */
export function parseNorthAmericanPhone(text: string): Parsed<{ e164: string }> {
  const read = northAmerican(text);
  return 'error' in read ? read : { e164: read.number.number };
}
