import { MortgageInputError } from '../mortgage/input-error.js';
import { parseCanadianPhone } from './phone.js';

const LONGEST = 40;

/** Whether a text is a visitor's Canadian number, and that number in E.164 (decisions §1). Its tables are heavy. */
export function phoneCanada({ phoneNumber }: { phoneNumber: string }): { valid: boolean; e164: string | null } {
  if (typeof phoneNumber !== 'string') throw new MortgageInputError('phoneNumber', { code: 'text', most: LONGEST });
  const parsed = parseCanadianPhone(phoneNumber);
  return 'e164' in parsed ? { valid: true, e164: parsed.e164 } : { valid: false, e164: null };
}
