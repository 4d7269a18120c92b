import type { EnquiryEmailView } from './email.view.js';
import { USER_ACCOUNT } from '../../../users/public.sql.js';

/** As it is stored: its words are still encrypted */
export type SealedEmail = Omit<EnquiryEmailView, 'subject' | 'text'> & { content: string };

const FIELDS = `json_build_object('id', m.id, 'contactId', m.contact_id, 'authorName', author.name, 'to', m.recipient,
  'content', m.content, 'state', m.state, 'refusal', m.refusal, 'smtp', m.smtp, 'at', m.created_at,
  'settledAt', m.settled_at)`;

/** The emails of an enquiry as one JSON list, newest first; `id` names the enquiry's id. */
export const emailsOf = (id: string): string => `coalesce((
  select json_agg(${FIELDS} order by m.created_at desc, m.id desc)
  from enquiry_email m left join ${USER_ACCOUNT} author on author.id = m.author_id
  where m.enquiry_id = ${id}
), '[]')`;

/** One by the key it was sent with. $1 enquiry, $2 key */
export const BY_KEY = `
select ${FIELDS} as email
from enquiry_email m left join ${USER_ACCOUNT} author on author.id = m.author_id
where m.enquiry_id = $1 and m.key = $2`;

/** How far those of an enquiry are. Says nothing of what is in them */
export const STATES = `
select id, state, refusal, smtp, settled_at as "settledAt" from enquiry_email where enquiry_id = $1
order by created_at desc, id desc`;
