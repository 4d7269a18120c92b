import { DomainError } from '../../kernel/domain-error.js';

const NOBODY =
  'Their account was deleted, and we don’t know that the address on the file is theirs. Call them, and correct it first.';

/** The mailbox of `mailboxOf`, where somebody of the office is about to write to it. */
export function writable(mailbox: string | null): string {
  if (mailbox === null) throw new DomainError('CONFLICT', NOBODY);
  return mailbox;
}
