export const EMAIL_MAX = 254;
export const EMAIL_ERROR = 'Enter an email address, like name@example.ca';
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** ASCII before the @, in which a dot stands between two others; labels of 1 to 63 characters after it, the last of them no number: an IP address is no domain. */
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${LABEL}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`, 'i');

/**
 * An address that we can write to: the one rule of every form, call and command. Empty is somebody else's question:
 * required fields say so themselves.
 */
export function isEmail(text: string | undefined | null): boolean {
  if (!text) return true;
  const address = text.trim();
  return address.length <= EMAIL_MAX && EMAIL.test(address) && !/^\.|\.[.@]/.test(address);
}
