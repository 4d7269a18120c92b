import { ANSWERING_OUTCOMES } from '@brokerage/domain/enquiries/enquiry-contact';
import type { EntityManager } from 'typeorm';
import { inSql } from '../../../../kernel/in-sql.js';
import { newId } from '../../../../platform/ids.js';
import type { MailOutcome } from '../../../../platform/interfaces.js';
import type { EnquiryEmail } from './email.entity.js';
import type { EnquiryStatus } from '../../enquiry.entity.js';

type Settled = Pick<EnquiryEmail, 'enquiryId' | 'contactId' | 'recipient' | 'state' | 'statusBefore' | 'statusAfter'>;

/** The enquiry is locked first, as everybody who changes it does. */
const LOCK = `
select e.enquiry_id as "enquiryId", e.contact_id as "contactId", e.recipient, e.state,
  e.status_before as "statusBefore", e.status_after as "statusAfter"
from enquiry join enquiry_email e on e.enquiry_id = enquiry.id where e.id = $1 for update of enquiry, e`;

const SETTLE = `
update enquiry_email set state = $2, refusal = $3, smtp = $4, settled_at = $5 where id = $1`;

/** A later try that succeeds reached the person then, not when it was written. */
const OUTCOME = `
update enquiry_contact set outcome = $2, at = coalesce($3, at) where id = $1`;

/** The first answer is the earliest contact that reached the person. One that a status stopped before stays. */
const FIRST_ANSWER = `
update enquiry set first_responded_at = first.at, first_response_kind = first.kind, version = version + 1,
  updated_at = now()
from (select) here left join lateral (
  select c.at, c.kind from enquiry_contact c
  where c.enquiry_id = $1 and c.outcome in (${inSql(ANSWERING_OUTCOMES)}) order by c.at, c.id limit 1) first on true
where enquiry.id = $1 and enquiry.first_response_kind is distinct from 'STATUS'`;

/** Only while the enquiry still is what sending made of it, and nothing else reached the person. */
const MOVE = `
update enquiry set status = $3, updated_at = now()
where id = $1 and status = $2 and (first_responded_at is null) = $4 returning id`;

const EVENT = `
insert into enquiry_event (id, enquiry_id, from_status, to_status, created_at) values ($1, $2, $3, $4, $5)`;

const MARK_ADDRESS = `
update enquiry set email_refusal = $2 where lower(email) = lower($1) and email_refusal is distinct from $2`;

/** What the mail server said of an email: its state, and what that does to the file. */
export async function settleEnquiryEmail(manager: EntityManager, id: string, outcome: MailOutcome): Promise<void> {
  const [email] = await manager.query<Settled[]>(LOCK, [id]);
  if (!email) return;
  const at = new Date();
  const { state, refusal } = outcome;
  await manager.query(SETTLE, [id, state, refusal?.reason ?? null, refusal?.smtp ?? null, at]);
  if (state === 'SENT') {
    if (email.state === 'REFUSED') await answer(manager, email, at, true);
    await manager.query(MARK_ADDRESS, [email.recipient, null]);
  }
  if (state === 'REFUSED') {
    await answer(manager, email, at, false);
    if (refusal?.reason === 'NO_MAILBOX') await manager.query(MARK_ADDRESS, [email.recipient, refusal.reason]);
  }
}

/** The contact counts, or does not any more: nobody was reached. */
async function answer(manager: EntityManager, email: Settled, at: Date, reached: boolean): Promise<void> {
  const { enquiryId, contactId, statusBefore, statusAfter } = email;
  await manager.query(OUTCOME, [contactId, reached ? 'SENT' : 'NOT_DELIVERED', reached ? at : null]);
  await manager.query(FIRST_ANSWER, [enquiryId]);
  if (statusBefore === null || statusAfter === null) return;
  const [from, to]: EnquiryStatus[] = reached ? [statusBefore, statusAfter] : [statusAfter, statusBefore];
  const [moved] = await manager.query<[{ id: string }[], number]>(MOVE, [enquiryId, from, to, !reached]);
  if (moved.length > 0) await manager.query(EVENT, [newId(), enquiryId, from, to, at]);
}
