import type { Encryption } from '../../platform/interfaces.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';

const SEES = 'rate-hold';
const LONGEST = 400;
const UUID = /^[0-9a-f-]{36}$/;

/** For emails only: whoever has it reads the mailbox. Behind the number sign it reaches no server's log and no Referer. */
export const rateHoldUrl = (encryption: Encryption, siteUrl: string, id: string): string =>
  `${siteUrl}/rate-hold#token=${sealToken(encryption, SEES, id)}`;

/** The hold that a link opens. Undefined for whatever is no link of ours. */
export function readRateHoldToken(encryption: Encryption, token: string): string | undefined {
  const text = token.length > LONGEST ? undefined : openToken(encryption, SEES, token)?.text;
  return text !== undefined && UUID.test(text) ? text : undefined;
}
