import type { Encryption } from '../../platform/interfaces.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';

const PURPOSE = 'booking';
const LONGEST = 400;
const CONTENT = /^([0-9a-f-]{36}) (\d{1,6})$/;

/** What a link stands for: a booking, as it was when the link was sent. */
export interface BookingLink {
  id: string;
  sequence: number;
}

export const bookingToken = (encryption: Encryption, { id, sequence }: BookingLink): string =>
  sealToken(encryption, PURPOSE, `${id} ${sequence}`);

export const bookingUrl = (encryption: Encryption, siteUrl: string, link: BookingLink): string =>
  `${siteUrl}/booking/${bookingToken(encryption, link)}`;

/** Undefined for whatever is no link of ours. */
export function readBookingToken(encryption: Encryption, token: string): BookingLink | undefined {
  const text = token.length > LONGEST ? undefined : openToken(encryption, PURPOSE, token)?.text;
  const [, id, sequence] = CONTENT.exec(text ?? '') ?? [];
  return id === undefined ? undefined : { id, sequence: Number(sequence) };
}
