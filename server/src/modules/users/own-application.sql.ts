import type { Origin } from '../../kernel/actor.js';

/**
 * Whether application `a` is a person's own. An application has one owner, and the column says who; an address that is
 * written on it gives nobody a right. `person` names the parameter with their id.
 */
export const isOwn = (person: string): string => `a.user_id = ${person}`;

/** The one place where an address makes somebody the owner. $1 the person, $2 the request, $3 where it came from */
const CLAIM = `
with claimed as (
  update application a set user_id = u.id
  from user_account u
  where u.id = $1 and u.email_verified_at is not null
    and a.user_id is null and not a.had_owner and lower(a.email) = lower(u.email)
  returning a.id, a.application_number
)
insert into audit_event (id, actor_id, action, subject_type, subject_id, after, request_id, ip)
select gen_random_uuid(), $1, 'application.claim', 'application', id,
  jsonb_build_object('applicationNumber', application_number), $2, $3
from claimed`;

/**
 * Hands a person the applications that were sent signed out with the address that is shown to be theirs. It is called
 * wherever an address becomes theirs and wherever they sign in; what had an owner before goes to nobody else.
 */
export async function claimSentSignedOut(
  manager: { query: (sql: string, values: unknown[]) => Promise<unknown> },
  userId: string,
  { requestId, ip }: Pick<Origin, 'requestId' | 'ip'>,
): Promise<void> {
  await manager.query(CLAIM, [userId, requestId, ip]);
}
