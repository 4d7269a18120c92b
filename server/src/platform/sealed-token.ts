import { DecryptionError } from './encryption.js';
import type { Encryption } from './interfaces.js';

/** What a token is for, when it ends (in seconds since 1970), and what it names */
const OPENED = /^([a-z-]+)(?:@(\d+))? (.+)$/s;

/** What a token names. `expired`: it was one of ours, and its time is over. */
export interface OpenedToken {
  text: string;
  expired: boolean;
}

/**
 * A token for a mailed link. Sealed rather than signed: it shows nobody what it names, and whoever changes it has nothing.
 * `purpose` is of lower-case letters and hyphens; a token for one purpose is good for no other. Without `until` it never
 * ends.
 */
export const sealToken = (
  { encryptText }: Pick<Encryption, 'encryptText'>,
  purpose: string,
  text: string,
  until?: Date,
): string => encryptText(`${purpose}${until ? `@${Math.floor(until.getTime() / 1000)}` : ''} ${text}`);

/** What `sealToken` sealed for this purpose; undefined for whatever is not one of ours. */
export function openToken(
  { decryptText }: Pick<Encryption, 'decryptText'>,
  purpose: string,
  token: string,
  now = new Date(),
): OpenedToken | undefined {
  try {
    const [, madeFor, until, text] = OPENED.exec(decryptText(token)) ?? [];
    if (madeFor !== purpose || text === undefined) return undefined;
    return { text, expired: until !== undefined && Number(until) * 1000 <= now.getTime() };
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}
