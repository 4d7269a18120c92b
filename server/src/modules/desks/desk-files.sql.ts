import { papersToSend } from '../documents/public.js';
import { isOnDesk } from '../enquiries/public.js';
import { APPLICATION } from '../applications/public.sql.js';
import { ENQUIRY } from '../enquiries/public.sql.js';

const MOST = 100;

/** $1 the account of an adviser: the applications on their desk. */
export const MY_FILES = `
select a.id, a.application_number as "applicationNumber", a.kind, a.mortgage_type as "mortgageType", a.status,
  a.created_at as "submittedAt", e.full_name as "fullName", e.id as "leadId", ${papersToSend('a.id')} as "papersToSend"
from ${APPLICATION} a join ${ENQUIRY} e on e.source_id = a.id
where ${isOnDesk('$1')}
order by a.created_at desc, a.id desc limit ${MOST}`;
