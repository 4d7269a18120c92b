import { INVITATION_DAYS } from '@brokerage/domain/application/co-applicants';
import type { Encryption } from '../../platform/interfaces.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';

const PURPOSE = 'co-applicant';

/** Who was invited, and which of their addresses it went to */
export interface Invited {
  id: string;
  version: number;
}

/** The page of an invitation. The token is behind the #: no server ever sees it in an address. */
export function invitationUrl(encryption: Encryption, siteUrl: string, { id, version }: Invited): string {
  const until = new Date();
  until.setUTCDate(until.getUTCDate() + INVITATION_DAYS);
  return `${siteUrl}/co-applicant#token=${sealToken(encryption, PURPOSE, `${id} ${version}`, until)}`;
}

/** Who a link invites; undefined for whatever is not one of ours. */
export function readInvitation(encryption: Encryption, token: string): (Invited & { expired: boolean }) | undefined {
  const opened = openToken(encryption, PURPOSE, token);
  if (!opened) return undefined;
  const [id = '', version] = opened.text.split(' ');
  return { id, version: Number(version), expired: opened.expired };
}
