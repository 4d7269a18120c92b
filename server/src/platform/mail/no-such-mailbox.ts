import { objectOf } from '@brokerage/domain/data/objects';

/** RFC 5321: the mailbox is not there, not here, or not a mailbox's name. */
const NO_MAILBOX: ReadonlySet<unknown> = new Set([550, 551, 553]);
/** RFC 3463: the detail behind the code. Class 5.1 speaks of the address, all others of policy, size or the server. */
const DETAIL = /\b5\.(\d{1,3})\.\d{1,3}\b/;

/**
 * Whether a mail server said that the recipient does not exist. Trying again for a day would tell nobody anything. A server
 * that takes no mail from us answers with the same codes, but with another detail: that may pass.
 */
export function isNoSuchMailbox(error: unknown): boolean {
  const { code, responseCode, response } = objectOf(error);
  if (code !== 'EENVELOPE' || !NO_MAILBOX.has(responseCode)) return false;
  const [, about] = DETAIL.exec(typeof response === 'string' ? response : '') ?? [];
  return about === undefined || about === '1';
}
