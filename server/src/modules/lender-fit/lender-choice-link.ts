import { addDays } from '@brokerage/domain/booking/local-days';
import type { Encryption } from '../../platform/interfaces.js';
import { linkText, readLinkText, type MailedLink } from '../../platform/mailed-link.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';

const PURPOSE = 'lender-choice';
const LONGEST = 400;

/** The day after has begun everywhere in Canada: the row says to the day, the token is only never good for longer. */
const endOf = (endsOn: string): Date => new Date(`${addDays(endsOn, 1)}T12:00:00Z`);

/** For emails to this address only: whoever has it reads the mailbox. Behind the number sign it reaches no server's log and no Referer. */
export const lenderChoiceUrl = (
  encryption: Encryption,
  siteUrl: string,
  { id, endsOn }: { id: string; endsOn: string },
  to: string,
): string =>
  `${siteUrl}/your-mortgages#token=${sealToken(encryption, PURPOSE, linkText(encryption, id, to), endOf(endsOn))}`;

/** What a link is about. Undefined for whatever is no link of ours, or whose time is over. */
export function readLenderChoiceToken(encryption: Encryption, token: string): MailedLink | undefined {
  const opened = token.length > LONGEST ? undefined : openToken(encryption, PURPOSE, token);
  return opened?.expired === false ? readLinkText(opened.text) : undefined;
}
