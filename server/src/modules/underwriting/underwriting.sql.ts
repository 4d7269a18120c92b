import { APPLICATION } from '../applications/public.sql.js';
import { AUDIT_EVENT, INSERT_AUDIT } from '../audits/public.sql.js';

/**
 * Reads the answers of a comprehensive application and records who worked with its ratios, in one statement. Trying one
 * figure after another leaves one row in ten minutes.
 */
export const READ_FOR_RATIOS = `
  with reading as (
    ${INSERT_AUDIT}
    select $2, $3, 'application.ratios', 'application', a.id, null, $4, $5
    from ${APPLICATION} a
    where a.id = $1 and a.kind = 'comprehensive' and not exists (
      select from ${AUDIT_EVENT} e
      where e.actor_id = $3 and e.action = 'application.ratios' and e.subject_id = a.id
        and e.created_at > now() - interval '10 minutes')
  )
  select application_number as "applicationNumber", content, credit_scores as "creditScores", to_char(now() at time zone 'America/Toronto', 'YYYY-MM-DD') as "asOf"
  from ${APPLICATION} application where id = $1 and kind = 'comprehensive'`;
