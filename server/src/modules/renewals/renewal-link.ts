import type { Encryption } from '../../platform/interfaces.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';

const SEES = 'renewal-reminder';
const STOPS = 'stop-renewal-reminder';
const LONGEST = 400;
const UUID = /^[0-9a-f-]{36}$/;

function idIn(encryption: Encryption, purpose: string, token: string): string | undefined {
  const text = token.length > LONGEST ? undefined : openToken(encryption, purpose, token)?.text;
  return text !== undefined && UUID.test(text) ? text : undefined;
}

/** For emails only: whoever has it reads the mailbox. Behind the number sign it reaches no server's log and no Referer. */
export const renewalUrl = (encryption: Encryption, siteUrl: string, id: string): string =>
  `${siteUrl}/renewal-letter#token=${sealToken(encryption, SEES, id)}`;

/** Where one press stops it. It shows nothing of the letter: mail programs and their servers may write it down. */
export const stopRenewalUrl = (encryption: Encryption, siteUrl: string, id: string): string =>
  `${siteUrl}/unsubscribe?of=renewal&token=${sealToken(encryption, STOPS, id)}`;

/** The reminder that a link opens. Undefined for whatever is no link of ours. */
export const readRenewalToken = (encryption: Encryption, token: string): string | undefined =>
  idIn(encryption, SEES, token);

/** The reminder that a link stops. */
export const readStopRenewalToken = (encryption: Encryption, token: string): string | undefined =>
  idIn(encryption, STOPS, token);
