import type { EntityManager } from 'typeorm';
import { onlyRow } from '../../platform/postgres/only-row.js';
import { APPLICATION } from '../applications/public.sql.js';
import { CO_APPLICANT } from '../co-applicants/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** $1 an application. */
const MAILBOX = `
select coalesce(u.email, a.email) as address
from ${APPLICATION} a left join ${USER_ACCOUNT} u on u.id = a.user_id where a.id = $1`;

/**
 * Where emails that ask an applicant for papers go: to the account that the application belongs to, because papers are sent
 * from there; to the address on the form only while it belongs to nobody. Whoever typed another address may have meant it, or
 * mistaken it: its holder is asked for nothing.
 */
export async function paperMailbox(manager: Pick<EntityManager, 'query'>, applicationId: string): Promise<string> {
  return onlyRow(await manager.query<{ address: string }[]>(MAILBOX, [applicationId])).address;
}

/** Whether an address that is asked for papers is shown to be of the person. $1 the application, $2 the person's row id. */
export const SHOWN_TO_BE_THEIRS = `
select a.application_number as "applicationNumber",
  case when $2 in ('applicant', 'file') then exists (
    select from ${USER_ACCOUNT} u where u.id = a.user_id and u.email_verified_at is not null)
  else exists (
    select from ${CO_APPLICANT} c where c.application_id = a.id and c.row_id = $2 and c.user_id is not null) end as "isConfirmed"
from ${APPLICATION} a where a.id = $1 and exists (
  select from document_request r where r.application_id = a.id and r.state in ('needed', 'refused', 'expired'))`;
