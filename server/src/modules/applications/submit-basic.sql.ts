import { claimKey } from '../idempotency/claim-key.sql.js';

/**
 * Everything that an application is made of, or nothing.
 * An unknown lender is left out: it may have been removed while the form was open, and the person must not lose the form.
 */
export const SUBMIT_BASIC = {
  name: 'submit-basic-application',
  text: `
with input as (
  select * from jsonb_to_record($1::jsonb) as i(
    "keyId" uuid, "key" text, "requestHash" text, "reply" jsonb,
    "id" uuid, "applicationNumber" text, "bankId" uuid, "fullName" text, "email" text, "phone" text, "phoneIndex" text,
    "mortgageType" text, "province" text, "content" text,
    "eventId" uuid, "enquiryId" uuid, "enquiryEventId" uuid, "subject" text, "maskedPhone" text,
    "responseHours" int, "ip" text
  )
), ${claimKey('submitBasicApplication')}, application as (
  insert into application (id, application_number, kind, bank_id, full_name, email, phone, phone_index, mortgage_type,
                           province, content)
  select "id", "applicationNumber", 'basic', (select bank.id from bank where bank.id = "bankId"), "fullName", "email",
         "phone", "phoneIndex", "mortgageType", "province", "content"
  from go
  returning id
), application_event as (
  insert into application_event (id, application_id, to_status) select "eventId", "id", 'submitted' from go
), enquiry as (
  insert into enquiry (id, kind, subject, full_name, email, masked_phone, phone_index, application_id,
                       application_number, first_response_due_at)
  select "enquiryId", 'APPLICATION', "subject", "fullName", "email", "maskedPhone", "phoneIndex", "id",
         "applicationNumber", now() + make_interval(hours => "responseHours")
  from go
), enquiry_event as (
  insert into enquiry_event (id, enquiry_id, to_status) select "enquiryEventId", "enquiryId", 'NEW' from go
), consent as (
  insert into consent (id, email, application_id, purpose, granted, text_version, ip)
  select c.id, go."email", go."id", c.purpose, c.granted, c."textVersion", go."ip"
  from go, jsonb_to_recordset($2::jsonb) as c(id uuid, purpose text, granted boolean, "textVersion" text)
), mail as (
  insert into mail_message (id, template, recipient, subject, params)
  select m.id, m.template, coalesce(nullif(m.recipient, ''), (select office_email from site_settings)), m.subject, m.params
  from go, jsonb_to_recordset($3::jsonb) as m(id uuid, template text, recipient text, subject text, params jsonb)
)
select count(*)::int as stored from application`,
};
