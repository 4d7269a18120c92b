import { cut } from '@brokerage/domain/text/storable';
import type { Encryption } from './interfaces.js';

/** What the token of a mailed link names: a row, for whoever reads the mailbox that the email went to. */
export interface MailedLink {
  id: string;
  /** Names the mailbox without telling which. Links that were sent before they had one have none. */
  mailbox?: string;
}

const MARK_LENGTH = 22;
const TEXT = new RegExp(`^([0-9a-f-]{36})(?: ([\\w-]{${MARK_LENGTH}}))?$`);

const plain = (address: string): string => address.trim().toLowerCase();

/** Whether an email that waits still goes to the address of what it is about. */
export const isSameMailbox = (one: string, other: string): boolean => plain(one) === plain(other);

export const mailboxMark = ({ blindIndex }: Pick<Encryption, 'blindIndex'>, address: string): string =>
  cut(blindIndex(`mailbox ${plain(address)}`), MARK_LENGTH);

/** The text of a token in an email to this address. */
export const linkText = (encryption: Pick<Encryption, 'blindIndex'>, id: string, to: string): string =>
  `${id} ${mailboxMark(encryption, to)}`;

/** What `linkText` wrote; undefined for whatever else. */
export function readLinkText(text: string | undefined): MailedLink | undefined {
  const [, id, mailbox] = TEXT.exec(text ?? '') ?? [];
  return id === undefined ? undefined : { id, mailbox };
}

/**
 * Whether a link still opens what it names. Once the office corrected the address, the mailbox of the wrong one opens nothing
 * (docs/decisions/0015).
 */
export const isOfMailbox = (
  encryption: Pick<Encryption, 'blindIndex'>,
  { mailbox }: Pick<MailedLink, 'mailbox'>,
  address: string,
): boolean => mailbox === undefined || mailbox === mailboxMark(encryption, address);
