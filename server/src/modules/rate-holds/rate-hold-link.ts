import type { Encryption } from '../../platform/interfaces.js';
import { linkText, readLinkText, type MailedLink } from '../../platform/mailed-link.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';

const SEES = 'rate-hold';
const LONGEST = 400;

/** For emails to this address only: whoever has it reads the mailbox. Behind the number sign it reaches no server's log and no Referer. */
export const rateHoldUrl = (encryption: Encryption, siteUrl: string, id: string, to: string): string =>
  `${siteUrl}/rate-hold#token=${sealToken(encryption, SEES, linkText(encryption, id, to))}`;

/** The hold that a link opens. Undefined for whatever is no link of ours. */
export const readRateHoldToken = (encryption: Encryption, token: string): MailedLink | undefined =>
  token.length > LONGEST ? undefined : readLinkText(openToken(encryption, SEES, token)?.text);
