import { papersToSend } from '../documents/document-requests.sql.js';
import { isOnDesk } from '../enquiries/enquiry.sql.js';

const MOST = 100;

/** $1 the account of an adviser: the applications on their desk. */
export const MY_FILES = `
select a.id, a.application_number as "applicationNumber", a.kind, a.mortgage_type as "mortgageType", a.status,
  a.created_at as "submittedAt", e.full_name as "fullName", e.id as "leadId", ${papersToSend('a.id')} as "papersToSend"
from application a join enquiry e on e.source_id = a.id
where ${isOnDesk('$1')}
order by a.created_at desc, a.id desc limit ${MOST}`;
