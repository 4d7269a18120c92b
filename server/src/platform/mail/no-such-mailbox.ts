import { objectOf } from '@brokerage/domain/data/objects';

/** RFC 5321: the user is elsewhere; RFC 7504: the domain takes no mail at all. Nothing else is said with these. */
const NO_MAILBOX: ReadonlySet<unknown> = new Set([551, 556]);
/** RFC 5321: the mailbox is not there, or not a mailbox's name, or a policy is against it: the words say which */
const OR_POLICY: ReadonlySet<unknown> = new Set([550, 553]);
/** RFC 3463: the detail behind the code. Class 5.1 speaks of the address, all others of policy, size or the server. */
const DETAIL = /\b5\.(\d{1,3}\.\d{1,3})\b/;
/** A detail of a server that has none to give */
const UNDEFINED = '0.0';
/** Of class 5.1, what speaks of our own address: where a setting or a name server is wrong, nobody's mailbox is gone. */
const OF_SENDER: ReadonlySet<string> = new Set(['1.7', '1.8']);

/** How servers without details say that nobody has this address */
const MISSING = new RegExp(
  [
    'no such (?:user|mailbox|address|recipient|account|person|domain|local)',
    'no (?:mailbox|user|account|recipient)s?\\b',
    '(?:unknown|invalid|bad|non-?existent|illegal|malformed) (?:local |email |mail )?(?:user|mailbox|address|recipient|account|to:|rcpt)',
    '(?:user|mailbox|address|recipient|account)(?: name| is| was)* (?:unknown|unavailable|invalid|inactive|disabled)',
    '(?:user|mailbox|address|recipient|account)(?: name| is| was)* not (?:found|known|available|allowed|valid|local|here|active)',
    'does(?: not|n.t) (?:exist|have an? (?:\\S+ )?(?:account|mailbox))',
    'unrout(?:e)?able',
    'undeliverable',
  ].join('|'),
  'i',
);
/** What is against us, or against this email, and says nothing of the mailbox */
const POLICY =
  /relay|denied|permitted|prohibit|polic|block|spam|blacklist|listed|authenticat|sender|mail from|\bspf\b|\bdkim\b|\bdmarc\b|helo|\brbl\b|reputation|quota|\bfull\b/i;

/**
 * Whether a mail server said that the recipient does not exist. Trying again for a day would tell nobody anything. A server
 * that takes no mail from us answers with the same codes, but with another detail, with other words, or before it heard of a
 * recipient: that may pass.
 */
export function isNoSuchMailbox(error: unknown): boolean {
  const { code, command, responseCode, response } = objectOf(error);
  // the library gives the same code to a refusal of the sender (MAIL FROM) and of the message (DATA)
  if (code !== 'EENVELOPE' || command !== 'RCPT TO') return false;
  if (!NO_MAILBOX.has(responseCode) && !OR_POLICY.has(responseCode)) return false;
  const words = typeof response === 'string' ? response : '';
  const [, about] = DETAIL.exec(words) ?? [];
  if (about !== undefined && about !== UNDEFINED) return about.startsWith('1.') && !OF_SENDER.has(about);
  return NO_MAILBOX.has(responseCode) || (MISSING.test(words) && !POLICY.test(words));
}
