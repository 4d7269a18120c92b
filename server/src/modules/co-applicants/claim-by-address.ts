import type { Origin } from '../../kernel/actor.js';
import type { Encryption } from '../../platform/interfaces.js';
import { personIndexOf } from './person-index.js';
import { APPLICATION, CLAIM_APPLICATIONS } from '../applications/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { INSERT_AUDIT } from '../audits/public.sql.js';
import { CLAIM_BOOKINGS } from '../bookings/public.sql.js';
import { CLAIM_LEADS } from '../leads/public.sql.js';
import { CLAIM_RATE_WATCHES } from '../rate-watches/public.sql.js';
import { CLAIM_RENEWAL_REMINDERS } from '../renewals/public.sql.js';

const SHOWN = `select email from ${USER_ACCOUNT} user_account where id = $1 and email_verified_at is not null`;

/** $1 the person, $2 their address, $3 its keyed hash, $4 the request, $5 where it came from */
const CLAIM = `
with application_claim as (${CLAIM_APPLICATIONS}), lead_claim as (${CLAIM_LEADS}), booking_claim as (${CLAIM_BOOKINGS}),
watch_claim as (${CLAIM_RATE_WATCHES}), reminder_claim as (${CLAIM_RENEWAL_REMINDERS}),
co_applicant_claim as (
  update co_applicant o set user_id = $1, updated_at = now()
  where o.user_id is null and not o.had_owner and o.email_index = $3 returning o.application_id as id
)
${INSERT_AUDIT}
select gen_random_uuid(), $1, action, 'application', a.id, jsonb_build_object('applicationNumber', a.application_number), $4, $5
from (
  select id, 'application.claim' as action from application_claim
  union all select id, 'co_applicant.claim' from co_applicant_claim
) taken join ${APPLICATION} a on a.id = taken.id`;

/**
 * The one place where an address makes somebody the owner: hands a person what was sent signed out with the address that is
 * shown to be theirs, and their part in other people's applications. It is called wherever an address becomes theirs,
 * wherever they sign in, and where they look for papers. What had an owner before goes to nobody else.
 */
export async function claimByAddress(
  manager: { query: <Rows>(sql: string, values: unknown[]) => Promise<Rows> },
  encryption: Pick<Encryption, 'blindIndex'>,
  userId: string,
  { requestId, ip }: Pick<Origin, 'requestId'> & { ip: string | null },
): Promise<void> {
  const [person] = await manager.query<{ email: string }[]>(SHOWN, [userId]);
  if (!person) return;
  await manager.query(CLAIM, [userId, person.email, personIndexOf(encryption, person.email), requestId, ip]);
}
