import { APPLICATION } from '../applications/public.sql.js';
import { CO_APPLICANT } from '../co-applicants/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** Whether an address that is asked for papers is shown to be of the person. $1 the application, $2 the person's row id. */
export const SHOWN_TO_BE_THEIRS = `
select a.application_number as "applicationNumber",
  case when $2 in ('applicant', 'file') then exists (
    select from ${USER_ACCOUNT} u where u.id = a.user_id and u.email_verified_at is not null)
  else exists (
    select from ${CO_APPLICANT} c where c.application_id = a.id and c.row_id = $2 and c.user_id is not null) end as "isConfirmed"
from ${APPLICATION} a where a.id = $1 and exists (
  select from document_request r where r.application_id = a.id and r.state in ('needed', 'refused', 'expired'))`;
