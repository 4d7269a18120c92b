import type { Encryption } from '../../platform/interfaces.js';
import { linkText, readLinkText, type MailedLink } from '../../platform/mailed-link.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';

const PURPOSE = 'job-application';
const LONGEST = 400;

/** For emails to this address only: whoever has it reads the mailbox. Behind the number sign it reaches no server's log and no Referer. */
export const applicationUrl = (encryption: Encryption, siteUrl: string, id: string, to: string): string =>
  `${siteUrl}/careers#token=${sealToken(encryption, PURPOSE, linkText(encryption, id, to))}`;

/** The application that a link is about. Undefined for whatever is no link of ours. */
export const readApplicationToken = (encryption: Encryption, token: string): MailedLink | undefined =>
  token.length > LONGEST ? undefined : readLinkText(openToken(encryption, PURPOSE, token)?.text);
