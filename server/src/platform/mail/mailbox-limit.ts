import type { Email } from '../email.js';
import type { Limit, Limits } from '../interfaces.js';
import { RateLimitedError } from '../limits.js';

/** For emails that confirm what somebody asked for with this address: what one network may cause. Each kind by itself. */
export const MAILBOX_CONFIRMATION: Limit = { name: 'mailbox-confirmation', points: 5, duration: 60 * 60 };

/** Those of all networks together, so that many networks do not fill a mailbox either */
export const MAILBOX_TOTAL: Limit = { name: 'mailbox-total', points: 15, duration: 60 * 60 };

/** For emails about an account. They are counted by network alone: they never wait for what strangers ask for. */
export const MAILBOX_SECURITY: Limit = { name: 'mailbox-security', points: 5, duration: 60 * 60 };

/**
 * Seconds that an email has to wait, because the mailbox had enough of its kind within the hour; 0: none. Asked when it is
 * sent, not when it is asked for: whoever asks gets the same answer in the same time. `origin` is the keyed hash of the
 * network that caused it; null: the office or the clock did.
 */
export async function mailboxWait(
  limits: Limits,
  { name, mailboxLimit }: Pick<Email, 'name' | 'mailboxLimit'>,
  recipient: string,
  origin: string | null,
): Promise<number> {
  if (mailboxLimit === undefined) return 0;
  const mailbox = `${name} ${recipient.toLowerCase()}`;
  try {
    await limits.consume(mailboxLimit, `${mailbox} ${origin ?? ''}`);
    if (mailboxLimit === MAILBOX_CONFIRMATION) await limits.consume(MAILBOX_TOTAL, mailbox);
    return 0;
  } catch (error) {
    if (error instanceof RateLimitedError) return error.retryAfterSeconds;
    throw error;
  }
}
