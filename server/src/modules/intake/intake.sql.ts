import { statusForOwner } from '@brokerage/domain/vocabulary/enquiry-status';
import { insertConsents } from '../consents/consent.sql.js';
import { insertMails } from '../../platform/mail/outbox.sql.js';
import { giveOut } from '../enquiries/enquiry-rota.sql.js';
import { claimKeys } from '../idempotency/claim-keys.sql.js';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import type { IntakeSource } from './intake-source.js';

/** An email without a recipient goes to the office. */
export const OFFICE_OR_RECIPIENT = `coalesce(nullif(m.recipient, ''), (select office_email from site_settings))`;

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
), ${claimKeys(operation)}, ${insert}, ${giveOut(agent)}, enquiry as (
  insert into enquiry (id, kind, topic, product, province, full_name, email, masked_phone, phone_index, source, source_id, bank_id, phone,
                       answers, application_number, attribution, agent_id, first_response_due_at, assigned_to_id, status)
  select "enquiryId", '${kind}', "topic", "product", "province", "fullName", "email", "maskedPhone", "phoneIndex", '${name}', "sourceId",
         (select bank.id from bank where bank.id = "bankId"), "phone", "answers", "applicationNumber", "attribution",
         adviser.id, now() + make_interval(hours => "responseHours"), given.owner,
         case when given.owner is null then 'NEW' else '${statusForOwner('NEW', true)}' end
  from go left join adviser using ("enquiryId") left join given using ("enquiryId")
), enquiry_event as (
  insert into enquiry_event (id, enquiry_id, to_status) select "eventId", "enquiryId", 'NEW' from go
), given_event as (
  insert into enquiry_event (id, enquiry_id, from_status, to_status, changed, owner_id, by_rule)
  select "turnId", "enquiryId", 'NEW', '${statusForOwner('NEW', true)}', '{STATUS,OWNER}', given.owner, true
  from go join given using ("enquiryId")
), consent as (${insertConsents('go."consents"', 'go')}
), mail as (${insertMails('go."emails"', { from: 'go', recipient: OFFICE_OR_RECIPIENT })}
)
select "sourceId" as id from go`,
  };
}
