import type { Encryption } from './interfaces.js';
import { DecryptionError } from './encryption.js';

const PURPOSE = 'unsubscribe ';

/**
 * Names the address whose letters a link stops. Sealed rather than signed: the link shows nobody the address, and whoever
 * changes it has nothing. It does not run out: a letter may be read years later.
 */
export const unsubscribeToken = (encryption: Encryption, email: string): string =>
  encryption.encryptText(PURPOSE + email.toLowerCase());

export const unsubscribeUrl = (encryption: Encryption, siteUrl: string, email: string): string =>
  `${siteUrl}/unsubscribe?token=${unsubscribeToken(encryption, email)}`;

/** The address a token names; undefined for whatever is not one of ours. */
export function readUnsubscribeToken(encryption: Encryption, token: string): string | undefined {
  try {
    const text = encryption.decryptText(token);
    return text.startsWith(PURPOSE) ? text.slice(PURPOSE.length) : undefined;
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}
