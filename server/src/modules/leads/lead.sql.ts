import { claimKey } from '../idempotency/claim-key.sql.js';

/** A lead with the office's enquiry and its letter, or nothing. */
export const SUBMIT_LEAD = {
  name: 'submit-lead',
  text: `
with input as (
  select * from jsonb_to_record($1::jsonb) as i(
    "keyId" uuid, "key" text, "requestHash" text, "reply" jsonb,
    "id" uuid, "source" text, "fullName" text, "email" text, "phone" text, "phoneIndex" text, "details" text,
    "enquiryId" uuid, "enquiryEventId" uuid, "subject" text, "maskedPhone" text, "responseHours" int,
    "consentId" uuid, "consentVersion" text, "ip" text
  )
), ${claimKey('submitChatLead')}, lead as (
  insert into lead (id, source, full_name, email, phone, details)
  select "id", "source", "fullName", "email", "phone", "details" from go
  returning id
), enquiry as (
  insert into enquiry (id, kind, subject, full_name, email, masked_phone, phone_index, lead_id, first_response_due_at)
  select "enquiryId", 'LEAD', "subject", "fullName", "email", "maskedPhone", "phoneIndex", "id",
         now() + make_interval(hours => "responseHours")
  from go
), enquiry_event as (
  insert into enquiry_event (id, enquiry_id, to_status) select "enquiryEventId", "enquiryId", 'NEW' from go
), consent as (
  insert into consent (id, email, purpose, granted, text_version, ip)
  select "consentId", "email", 'contact', true, "consentVersion", "ip" from go
), mail as (
  insert into mail_message (id, template, recipient, subject, params)
  select m.id, m.template, (select office_email from site_settings), m.subject, m.params
  from go, jsonb_to_recordset($2::jsonb) as m(id uuid, template text, recipient text, subject text, params jsonb)
)
select count(*)::int as stored from lead`,
};
