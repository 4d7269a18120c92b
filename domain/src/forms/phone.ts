import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { PHONE_MIN_CHARACTERS } from '../vocabulary/constants.js';
import { MESSAGES } from '../vocabulary/messages.js';
import type { Parsed } from './money.js';

const LONGEST = 40;
const REFUSED_TYPES = new Set(['PREMIUM_RATE', 'VOIP', 'PERSONAL_NUMBER']);
/** 211, 411, 911 and their like are services, never somebody's exchange. */
const N11_EXCHANGE = /^\+1\d{3}[2-9]11/;

function northAmerican(text: string): PhoneNumber | undefined {
  if (text.length > LONGEST || text.trim().length < PHONE_MIN_CHARACTERS) return undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'CA', extract: false });
  if (!number?.isValid() || number.countryCallingCode !== '1' || number.ext) return undefined;
  return N11_EXCHANGE.test(number.number) ? undefined : number;
}

/** A visitor's Canadian number in E.164 (decisions §1); server only, the tables behind it are heavy. */
export function parseCanadianPhone(text: string): Parsed<{ e164: string }> {
  const number = northAmerican(text);
  const accepted = number?.country === 'CA' && !REFUSED_TYPES.has(number.getType() ?? '');
  return accepted ? { e164: number.number } : { error: MESSAGES.phoneInvalid };
}

/** Any valid North American number, for settings and agents: the library counts 800 numbers as American. */
export function parseNorthAmericanPhone(text: string): Parsed<{ e164: string }> {
  const number = northAmerican(text);
  return number ? { e164: number.number } : { error: MESSAGES.phoneInvalid };
}
