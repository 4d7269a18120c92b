import { inSql } from '../../kernel/in-sql.js';
import type { ConsentPurpose } from '../consents/public.js';
import { CONSENT } from '../consents/public.sql.js';
import { APPLICATION } from './public.sql.js';

/** What people agree to with an application. The receipt of a visit's choice is made up by a browser, and may be any id. */
export const OF_A_FILE = ['contact', 'credit_check', 'privacy', 'marketing'] satisfies ConsentPurpose[];

/**
 * The newest of each purpose from the applicant of the application `id`: what they sent with it, or said in their account since.
 * Others agree with the link of their invitation, signed out, and after it was sent.
 */
export const applicantsConsents = (id: string): string => `
select distinct on (c.purpose) c.purpose, c.granted, c.created_at as at
from ${CONSENT} c join ${APPLICATION} sent on sent.id = c.source_id
where c.source_id = ${id} and c.purpose in (${inSql(OF_A_FILE)})
  and (c.user_id is not null or c.created_at <= sent.created_at)
order by c.purpose, c.created_at desc, c.id desc`;
