import type { Encryption } from '../../platform/interfaces.js';

/** The keyed hash by which a co-applicant's address is found again: in invitations, and in the papers asked of them. */
export const personIndexOf = ({ blindIndex }: Pick<Encryption, 'blindIndex'>, email: string): string =>
  blindIndex(`co-applicant ${email.trim().toLowerCase()}`);
