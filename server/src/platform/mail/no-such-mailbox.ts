import { objectOf } from '@brokerage/domain/data/objects';

/** RFC 5321: the mailbox is not there, not here, or not a mailbox's name; RFC 7504: its domain takes no mail at all. */
const NO_MAILBOX: ReadonlySet<unknown> = new Set([550, 551, 553, 556]);
/** RFC 3463: the detail behind the code. Class 5.1 speaks of the address, all others of policy, size or the server. */
const DETAIL = /\b5\.(\d{1,3}\.\d{1,3})\b/;
/** Of class 5.1, what speaks of our own address: where a setting or a name server is wrong, nobody's mailbox is gone. */
const OF_SENDER: ReadonlySet<string> = new Set(['1.7', '1.8']);

/**
 * Whether a mail server said that the recipient does not exist. Trying again for a day would tell nobody anything. A server
 * that takes no mail from us answers with the same codes, but with another detail, or before it heard of a recipient: that may
 * pass.
 */
export function isNoSuchMailbox(error: unknown): boolean {
  const { code, command, responseCode, response } = objectOf(error);
  // the library gives the same code to a refusal of the sender (MAIL FROM) and of the message (DATA)
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || !NO_MAILBOX.has(responseCode)) return false;
  const [, about] = DETAIL.exec(typeof response === 'string' ? response : '') ?? [];
  return about === undefined || (about.startsWith('1.') && !OF_SENDER.has(about));
}
