import { EMAIL_REFUSALS } from '@brokerage/domain/enquiries/email-delivery';
import { moment } from '../../../../ui/console/moment';
import type { Detail } from '../../file-cache';

type Email = Detail['emails'][number];

/** How far an email is, in words: 'Sent Nov 22, 9:12 p.m.', 'Not delivered: There is no such mailbox (550 5.1.1)' */
export function deliveryWords({ state, refusal, smtp, settledAt }: Email): string {
  if (state === 'QUEUED') return 'Sending';
  if (state === 'SENT') return `Sent ${moment(settledAt ?? '')}`;
  const why = refusal ? EMAIL_REFUSALS[refusal] : '';
  const code = smtp ? ` (${smtp})` : '';
  return state === 'DELAYED' ? `Trying again: ${why}${code}` : `Not delivered: ${why}${code}`;
}

export const DELIVERY_LOOK: Record<Email['state'], string> = {
  QUEUED: 'tag-calm',
  DELAYED: 'tag-warn',
  SENT: 'tag-good',
  REFUSED: 'tag-bad',
};
