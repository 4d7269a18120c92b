import { insertConsents } from '../consents/public.js';
import { insertMails } from '../../platform/mail/outbox.sql.js';
import { giveOut } from '../enquiries/public.js';
import { claimKeys } from '../idempotency/public.js';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import type { IntakeSource } from './intake-source.js';
import { SITE_SETTINGS } from '../settings/public.sql.js';
import { insertEnquiries } from '../enquiries/public.sql.js';

/** An email without a recipient goes to the office. */
export const OFFICE_OR_RECIPIENT = `coalesce(nullif(m.recipient, ''), (select office_email from ${SITE_SETTINGS} site_settings))`;

/**
 * Everything that submissions to a source are made of, or nothing. $1 is a jsonb array of them; no key stands in it twice.
 * Gives the ids of those stored now: what is missing was stored before under its key.
 */
export function intakeStatement({
  name,
  kind,
  operation,
  columns,
  insert,
  agent = 'null::uuid',
}: Pick<IntakeSource<never>, 'name' | 'kind' | 'operation' | 'columns' | 'insert' | 'agent'>): NamedStatement {
  const own = Object.entries(columns).map(([column, type]) => `, "${column}" ${type}`);
  return {
    name: `intake-${name}`,
    text: `
with input as materialized (
  select * from jsonb_to_recordset($1::jsonb) as i(
    "keyId" uuid, "key" text, "requestHash" text, "reply" jsonb,
    "sourceId" uuid, "userId" uuid, "enquiryId" uuid, "eventId" uuid, "turnId" uuid, "topic" text, "product" text, "province" text,
    "applicationNumber" text, "bankId" uuid,
    "fullName" text, "email" text, "phone" text, "maskedPhone" text, "phoneIndex" text, "answers" text,
    "responseHours" int, "attribution" jsonb, "consents" jsonb, "emails" jsonb${own.join('')}
  )
), ${claimKeys(operation)}, ${insert}, ${giveOut(agent)}, ${insertEnquiries(kind, name)}, consent as (${insertConsents('go."consents"', 'go')}
), mail as (${insertMails('go."emails"', { from: 'go', recipient: OFFICE_OR_RECIPIENT })}
)
select "sourceId" as id from go`,
  };
}
