import type { Encryption } from '../../platform/interfaces.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';

const PURPOSE = 'booking';
const LONGEST = 400;
const CONTENT = /^([0-9a-f-]{36}) (\d{1,6})( mailed)?$/;

/** What a link stands for: a booking, as it was when the link was sent. */
export interface BookingLink {
  id: string;
  sequence: number;
  /** It came by email: whoever has it reads the mailbox. Whoever books gets one too, and may have typed any address. */
  mailed?: boolean;
}

export const bookingToken = (encryption: Encryption, { id, sequence, mailed = false }: BookingLink): string =>
  sealToken(encryption, PURPOSE, `${id} ${sequence}${mailed ? ' mailed' : ''}`);

/** For emails only. */
export const bookingUrl = (encryption: Encryption, siteUrl: string, link: BookingLink): string =>
  `${siteUrl}/booking/${bookingToken(encryption, { ...link, mailed: true })}`;

/** Undefined for whatever is no link of ours. */
export function readBookingToken(encryption: Encryption, token: string): BookingLink | undefined {
  const text = token.length > LONGEST ? undefined : openToken(encryption, PURPOSE, token)?.text;
  const [, id, sequence, mailed] = CONTENT.exec(text ?? '') ?? [];
  return id === undefined ? undefined : { id, sequence: Number(sequence), mailed: mailed !== undefined };
}
