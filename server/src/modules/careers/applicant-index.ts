import type { Encryption } from '../../platform/interfaces.js';

/** The keyed hash by which an applicant's address is found again. */
export const applicantIndex = ({ blindIndex }: Pick<Encryption, 'blindIndex'>, email: string): string =>
  blindIndex(`career ${email.trim().toLowerCase()}`);
