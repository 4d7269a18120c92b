import type { Email } from '../email.js';
import type { Limit, Limits } from '../interfaces.js';
import { RateLimitedError } from '../limits.js';

/** For emails that confirm what somebody asked for with this address. Each kind of email is counted by itself. */
export const MAILBOX_CONFIRMATION: Limit = { name: 'mailbox-confirmation', points: 5, duration: 60 * 60 };

/**
 * Whether the mailbox may have one more of these within the hour. Asked when an email is sent, not when it is asked for:
 * whoever asks gets the same answer in the same time.
 */
export async function mailboxTakes(
  limits: Limits,
  { name, mailboxLimit }: Pick<Email, 'name' | 'mailboxLimit'>,
  recipient: string,
): Promise<boolean> {
  if (mailboxLimit === undefined) return true;
  try {
    await limits.consume(mailboxLimit, `${name} ${recipient.toLowerCase()}`);
    return true;
  } catch (error) {
    if (error instanceof RateLimitedError) return false;
    throw error;
  }
}
