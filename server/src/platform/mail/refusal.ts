import { objectOf } from '@brokerage/domain/data/objects';
import type { EmailRefusalName } from '@brokerage/domain/enquiries/email-delivery';
import type { MailRefusal } from '../interfaces.js';
import { isNoSuchMailbox } from './no-such-mailbox.js';

/** RFC 3463: class, subject, detail */
const ENHANCED = /\b([45])\.(\d{1,3})\.(\d{1,3})\b/;
const NETWORK: ReadonlySet<unknown> = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'ETLS']);
const OVER_QUOTA: ReadonlySet<number> = new Set([452, 552]);

/** Why an email was not sent, as a code. What the mail server wrote is not kept here: it repeats the address. */
export function refusalOf(error: unknown): MailRefusal {
  const { code, responseCode, response } = objectOf(error);
  if (typeof responseCode !== 'number') {
    return { reason: NETWORK.has(code) ? 'NOT_REACHED' : 'NOT_PREPARED', smtp: null };
  }
  const [enhanced, , subject, detail] = ENHANCED.exec(typeof response === 'string' ? response : '') ?? [];
  const smtp = enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`;
  return { reason: reasonOf(error, responseCode, subject, detail), smtp };
}

function reasonOf(error: unknown, code: number, subject?: string, detail?: string): EmailRefusalName {
  if (isNoSuchMailbox(error)) return 'NO_MAILBOX';
  if (subject === '2' && detail === '3') return 'TOO_LARGE';
  if (subject === '3' && detail === '4') return 'TOO_LARGE';
  if ((subject === '2' && detail === '2') || (subject === undefined && OVER_QUOTA.has(code))) return 'MAILBOX_FULL';
  if (code < 500) return 'TRY_LATER';
  return subject === '7' ? 'BLOCKED' : 'REJECTED';
}
