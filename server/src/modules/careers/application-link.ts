import type { Encryption } from '../../platform/interfaces.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';

const PURPOSE = 'job-application';
const LONGEST = 400;
const UUID = /^[0-9a-f-]{36}$/;

/** For emails only: whoever has it reads the mailbox. Behind the number sign it reaches no server's log and no Referer. */
export const applicationUrl = (encryption: Encryption, siteUrl: string, id: string): string =>
  `${siteUrl}/careers#token=${sealToken(encryption, PURPOSE, id)}`;

/** The application that a link is about. Undefined for whatever is no link of ours. */
export function readApplicationToken(encryption: Encryption, token: string): string | undefined {
  const text = token.length > LONGEST ? undefined : openToken(encryption, PURPOSE, token)?.text;
  return text !== undefined && UUID.test(text) ? text : undefined;
}
