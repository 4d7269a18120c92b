import type { Encryption } from '../../platform/interfaces.js';
import { mailboxMark } from '../../platform/mailed-link.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';

const PURPOSE = 'booking';
const LONGEST = 400;
const CONTENT = /^([0-9a-f-]{36}) (\d{1,6})(?: (mailed)(?: ([\w-]{22}))?)?$/;

/** What a link stands for: a booking, as it was when the link was sent. */
export interface BookingLink {
  id: string;
  sequence: number;
  /** It came by email: whoever has it reads the mailbox. Whoever books gets one too, and may have typed any address. */
  mailed?: boolean;
  /** Which mailbox it went to; links that were sent before this was known name none */
  mailbox?: string;
}

export const bookingToken = (encryption: Encryption, { id, sequence, mailed = false, mailbox }: BookingLink): string =>
  sealToken(
    encryption,
    PURPOSE,
    [id, sequence, ...(mailed ? ['mailed'] : []), ...(mailbox ? [mailbox] : [])].join(' '),
  );

/** For emails to this address only. */
export const bookingUrl = (
  encryption: Encryption,
  siteUrl: string,
  { id, sequence }: Pick<BookingLink, 'id' | 'sequence'>,
  to: string,
): string =>
  `${siteUrl}/booking/${bookingToken(encryption, { id, sequence, mailed: true, mailbox: mailboxMark(encryption, to) })}`;

/** Undefined for whatever is no link of ours. */
export function readBookingToken(encryption: Encryption, token: string): BookingLink | undefined {
  const text = token.length > LONGEST ? undefined : openToken(encryption, PURPOSE, token)?.text;
  const [, id, sequence, mailed, mailbox] = CONTENT.exec(text ?? '') ?? [];
  return id === undefined ? undefined : { id, sequence: Number(sequence), mailed: mailed !== undefined, mailbox };
}
