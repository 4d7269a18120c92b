import { statusForOwner } from '@brokerage/domain/enquiries/enquiry-status';
import { BANK } from '../lenders/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

export const ENQUIRY = `(
  select id, kind, status, topic, product, province, full_name, email, phone_index, source, source_id, bank_id,
    answers, channel, attribution, agent_id, legal_hold_at, application_number, words, assigned_to_id, first_response_due_at, first_responded_at,
    follow_up_at, lost_reason, created_at, updated_at
  from enquiry)`;

/**
 * Where emails go that carry a key to what somebody sent, or something of it: to the account that it belongs to; to the
 * address on it, `email`, only while it never belonged to anybody. Whoever typed another address may have meant it, or
 * mistaken it: its holder gets neither, also once the account is deleted. Null then: nobody is written to. `sent` is the row
 * of an application, a lead or a booking.
 */
export const mailboxOf = (sent: string, email = `${sent}.email`): string => `coalesce(
  (select owner.email from ${USER_ACCOUNT} owner where owner.id = ${sent}.user_id),
  case when not ${sent}.had_owner or exists (
    select from enquiry known where known.source_id = ${sent}.id and known.email_is_theirs) then ${email} end)`;

/**
 * Whether a letter to that mailbox may carry a key that opens without a sign-in, and whether one still opens: not while it is
 * an account's address that nobody confirmed, which may be somebody else's (docs/decisions/0187). Such a letter asks to
 * confirm it first: `ConfirmFirst`.
 */
export const mayHaveKey = (sent: string): string => `not exists (
  select from ${USER_ACCOUNT} owner where owner.id = ${sent}.user_id and owner.email_verified_at is null)`;

/** The table itself, for statements that lock its rows. */
export const ENQUIRY_ROWS = 'enquiry';

export const ENQUIRY_CONTACT = '(select id, enquiry_id, at from enquiry_contact)';

export const ENQUIRY_EVENT = `(
  select id, enquiry_id, actor_id, to_status, owner_id, by_rule, undone, created_at
  from enquiry_event)`;

export const ENQUIRY_EMAIL = '(select enquiry_id, recipient, content, state, created_at from enquiry_email)';

export const ENQUIRY_MENTION = '(select note_id, user_id from enquiry_mention)';

export const ENQUIRY_NOTE = '(select id, enquiry_id, author_id, text, created_at from enquiry_note)';

/**
 * $1 the source of an enquiry, $2 its answers, sealed, $3 its product.
 *
 * @param givesBack when whoever has it may not keep it, of the enquiry `e` and these parameters
 */
export const setAnswersOfFile = (givesBack: string): string => `
update enquiry e set answers = $2, product = $3::text,
  assigned_to_id = case when ${givesBack} then null else e.assigned_to_id end
where e.source_id = $1`;

/** $1: rows of {id, product} */
export const SET_PRODUCTS = `
update enquiry e set product = given.product
from jsonb_to_recordset($1::jsonb) as given(id uuid, product text) where e.id = given.id`;

/** Part of a statement: each enquiry goes to the adviser that `moved` has for its source. */
export const MOVE_TO_ADVISER = `
update enquiry e set agent_id = moved.agent_id from moved where e.source_id = moved.id and moved.agent_id is not null`;

/** $1 the enquiry, $2 whether nothing of it may go, $3 who says so. Gives its id where that is new. */
export const HOLD = `
update enquiry set legal_hold_at = case when $2 then coalesce(legal_hold_at, now()) end,
  legal_hold_by = case when $2 then $3::uuid end, updated_at = now()
where id = $1 and (legal_hold_at is not null) is distinct from $2 returning id`;

/** Part of a statement: deletes what came from the rows of `old`. Notes and history go with it. */
export const forgetThoseOf = (source: string): string =>
  `delete from enquiry e using old where e.source = '${source}' and e.source_id = old.id`;

/** $1: an enquiry, deleted if it came from this source. Gives the id there. */
export const forgetOneOf = (source: string): string =>
  `delete from enquiry e where e.id = $1 and e.source = '${source}' returning e.source_id`;

/**
 * Parts of a statement that stores what `go` has: `adviser` and `given` are those of `giveOut`.
 *
 * @param kind  what it is
 * @param source where its other half stands
 */
export const insertEnquiries = (kind: string, source: string): string => `enquiry as (
  insert into enquiry (id, kind, topic, product, province, full_name, email, masked_phone, phone_index, source, source_id, bank_id, phone,
                       answers, application_number, attribution, agent_id, first_response_due_at, assigned_to_id, status)
  select "enquiryId", '${kind}', "topic", "product", "province", "fullName", "email", "maskedPhone", "phoneIndex", '${source}', "sourceId",
         (select bank.id from ${BANK} bank where bank.id = "bankId"), "phone", "answers", "applicationNumber", "attribution",
         adviser.id, now() + make_interval(hours => "responseHours"), given.owner,
         case when given.owner is null then 'NEW' else '${statusForOwner('NEW', true)}' end
  from go left join adviser using ("enquiryId") left join given using ("enquiryId")
), enquiry_event as (
  insert into enquiry_event (id, enquiry_id, to_status) select "eventId", "enquiryId", 'NEW' from go
), given_event as (
  insert into enquiry_event (id, enquiry_id, from_status, to_status, changed, owner_id, by_rule)
  select "turnId", "enquiryId", 'NEW', '${statusForOwner('NEW', true)}', '{STATUS,OWNER}', given.owner, true
  from go join given using ("enquiryId")
)`;

/** $1 the source of an enquiry, $2 the enquiry */
export const FORGET_ENQUIRY = 'delete from enquiry where id = $2 and ($1::uuid is null or source_id = $1)';
