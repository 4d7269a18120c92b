import type { Encryption } from './interfaces.js';
import { openToken, sealToken } from './sealed-token.js';

const PURPOSE = 'unsubscribe';

/** Names the address whose emails a link stops. It does not run out: an email may be read years later. */
export const unsubscribeToken = (encryption: Encryption, email: string): string =>
  sealToken(encryption, PURPOSE, email.toLowerCase());

export const unsubscribeUrl = (encryption: Encryption, siteUrl: string, email: string): string =>
  `${siteUrl}/unsubscribe?token=${unsubscribeToken(encryption, email)}`;

/** The address a token names; undefined for whatever is not one of ours. */
export const readUnsubscribeToken = (encryption: Encryption, token: string): string | undefined =>
  openToken(encryption, PURPOSE, token)?.text;
