import type { Platform } from '../../platform/platform.js';
import { openedText } from '../../platform/sealed-text.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { writeAudit } from '../audits/public.js';
import { claimByAddress, INVITATIONS_OF } from '../co-applicants/public.js';
import { OF_THE_APPLICANT } from '../documents/public.js';
import { TERM_ENDS_ON } from '../retention/public.js';
import { isOwn } from '../users/public.js';
import { AGENT } from '../agents/public.sql.js';
import { API_TOKEN } from '../api-tokens/public.sql.js';
import { APPLICATION, APPLICATION_EVENT } from '../applications/public.sql.js';
import { SESSION } from '../auth/public.sql.js';
import { BOOKING } from '../bookings/public.sql.js';
import { CALCULATION } from '../calculations/public.sql.js';
import { CONSENT } from '../consents/public.sql.js';
import { DOCUMENT, DOCUMENT_REQUEST } from '../documents/public.sql.js';
import { DRAFT } from '../drafts/public.sql.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { LEAD } from '../leads/public.sql.js';
import { LENDER_CHOICE } from '../lender-fit/public.sql.js';
import { RATE_HOLD } from '../rate-holds/public.sql.js';
import { RATE_WATCH } from '../rate-watches/public.sql.js';
import { RENEWAL_REMINDER } from '../renewals/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { WEBHOOK } from '../webhooks/public.sql.js';

const PERSON = `
  select name, email, phone, role, locale, marketing_consent as "marketingConsent",
         email_verified_at as "emailVerifiedAt", created_at as "createdAt"
  from ${USER_ACCOUNT} user_account where id = $1`;

const API_TOKENS = `
  select name, scopes, created_at as "madeAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
         revoked_at as "revokedAt"
  from ${API_TOKEN} api_token where user_id = $1 order by created_at`;

const RATE_WATCHES = `
  select email, content, created_at as "askedAt", confirmed_at as "confirmedAt", ends_on as "endsOn"
  from ${RATE_WATCH} rate_watch where user_id = $1 order by created_at`;
const WEBHOOKS = `
  select url, events, created_at as "madeAt", stopped_at as "stoppedAt" from ${WEBHOOK} webhook where user_id = $1 order by created_at`;

const RENEWAL_REMINDERS = `
  select email, content, created_at as "askedAt", confirmed_at as "confirmedAt", sent_at as "sentAt",
         to_char(remind_on, 'YYYY-MM-DD') as "remindOn"
  from ${RENEWAL_REMINDER} renewal_reminder where user_id = $1 order by created_at`;

const MINE = isOwn('$1');

const LENDER_CHOICES = `
  select a.application_number as "applicationNumber", c.content, c.created_at as "sentAt",
         to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn", c.chosen_rate_id as "chosenRateId",
         c.chosen_reason as "chosenReason", c.chosen_at as "chosenAt"
  from ${LENDER_CHOICE} c join ${APPLICATION} a on a.id = c.application_id where ${MINE} order by c.created_at`;

const RATE_HOLDS = `
  select h.bank_name as lender, h.term::float8 as "termYears", h.type, h.rate::float8 as rate,
         to_char(h.held_until, 'YYYY-MM-DD') as "heldUntil", h.created_at as "heldAt"
  from ${RATE_HOLD} h join ${ENQUIRY} e on e.id = h.enquiry_id
  left join ${APPLICATION} a on a.id = e.source_id and e.kind = 'APPLICATION'
  left join ${LEAD} l on l.id = e.source_id and e.kind <> 'APPLICATION'
  where ${MINE} or l.user_id = $1 order by h.created_at`;

/** The steps of application `a` that its applicant sees, with what the office wrote to them */
const STEPS = `coalesce((
  select json_agg(json_build_object('status', v.to_status, 'at', v.created_at, 'message', v.visible_note)
                  order by v.created_at, v.id)
  from ${APPLICATION_EVENT} v where v.application_id = a.id and v.visible_to_applicant
), '[]')`;

interface PersonRow {
  phone: string | null;
}
interface ApplicationRow {
  phone: string;
  content: string;
  steps: { message: string | null }[];
}
interface DocumentRow {
  name: string;
}
interface LeadRow {
  phone: string | null;
  details: string;
}
interface BookingRow {
  phone: string;
  answers: string | null;
}
interface DraftRow {
  content: string;
  previous: string | null;
}
/** Of a rate watch, a renewal reminder or what lenders were shown */
interface SealedRow {
  content: string;
}
interface CalculationRow {
  label: string;
  inputs: string;
  results: string;
}

/** What the brokerage has of a person, in full and readable: theirs to take away (PIPEDA). */
export class MyDataService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  async collect(actor: Actor, origin: Origin): Promise<Record<string, unknown>> {
    const { db, encryption } = this.#platform;
    const { userId } = actor;
    const entry = { action: 'user.export', subjectType: 'user', subjectId: userId };
    await writeAudit(db.manager, actor, origin, entry);
    await claimByAddress(db.manager, encryption, userId, origin);
    const [
      [person],
      applications,
      invitations,
      drafts,
      documents,
      leads,
      bookings,
      calculations,
      consents,
      sessions,
      apiTokens,
      rateWatches,
      renewalReminders,
      rateHolds,
      webhooks,
      lenderChoices,
    ] = await Promise.all([
      db.query<PersonRow[]>(PERSON, [userId]),
      db.query<ApplicationRow[]>(
        `select a.application_number as "applicationNumber", a.kind, a.mortgage_type as "mortgageType", a.status,
                a.full_name as "fullName", a.email, a.phone, a.content, a.created_at as "sentAt",
                ${TERM_ENDS_ON} as "termEndsOn", ${STEPS} as steps
         from ${APPLICATION} a where ${MINE} order by a.created_at`,
        [userId],
      ),
      db.query<object[]>(INVITATIONS_OF, [userId]),
      db.query<DraftRow[]>(
        `select kind, content, last_step as "lastStep", device, updated_at as "savedAt", previous_content as previous
         from ${DRAFT} draft where user_id = $1 and ended is null order by kind`,
        [userId],
      ),
      // the files themselves are downloaded in the account: they would not fit into one text
      db.query<DocumentRow[]>(
        `select a.application_number as "applicationNumber", r.code, d.name, d.mime, d.bytes, d.state, d.created_at as "sentAt"
         from ${DOCUMENT} d join ${DOCUMENT_REQUEST} r on r.id = d.request_id join ${APPLICATION} a on a.id = r.application_id
         where d.state <> 'pending' and (d.uploaded_by_id = $1 or (${MINE} and ${OF_THE_APPLICANT}))
         order by d.created_at`,
        [userId],
      ),
      db.query<LeadRow[]>(
        `select l.source, l.full_name as "fullName", l.email, l.phone, l.details, l.created_at as "sentAt"
         from ${LEAD} l where l.user_id = $1 order by l.created_at`,
        [userId],
      ),
      db.query<BookingRow[]>(
        `select b.starts_at as "startsAt", b.ends_at as "endsAt", b.zone, b.status, agent.name as adviser,
                b.full_name as "fullName", b.email, b.phone, e.answers, b.created_at as "bookedAt"
         from ${BOOKING} b left join ${AGENT} agent on agent.id = b.agent_id
         left join ${ENQUIRY} e on e.source = 'booking' and e.source_id = b.id
         where b.user_id = $1 order by b.starts_at`,
        [userId],
      ),
      db.query<CalculationRow[]>(
        `select kind, label, inputs, results, created_at as "keptAt" from ${CALCULATION} calculation where user_id = $1 order by created_at`,
        [userId],
      ),
      db.query<object[]>(
        `select purpose, granted, text_version as "textVersion", ip, created_at as at
         from ${CONSENT} consent where user_id = $1 order by created_at`,
        [userId],
      ),
      db.query<object[]>(
        `select ip, user_agent as "userAgent", created_at as "begunAt", ended_at as "endedAt"
         from ${SESSION} session where user_id = $1 order by created_at`,
        [userId],
      ),
      db.query<object[]>(API_TOKENS, [userId]),
      db.query<SealedRow[]>(RATE_WATCHES, [userId]),
      db.query<SealedRow[]>(RENEWAL_REMINDERS, [userId]),
      db.query<object[]>(RATE_HOLDS, [userId]),
      db.query<object[]>(WEBHOOKS, [userId]),
      db.query<SealedRow[]>(LENDER_CHOICES, [userId]),
    ]);
    return {
      takenAt: new Date().toISOString(),
      account: person ? { ...person, phone: openedText(encryption, person.phone) } : null,
      applications: applications.map(({ phone, content, steps, ...rest }) => ({
        ...rest,
        steps: steps.map((step) => ({
          ...step,
          message: step.message === null ? null : encryption.decryptText(step.message),
        })),
        phone: encryption.decryptText(phone),
        answers: encryption.decryptJson<Record<string, unknown>>(content),
      })),
      invitations,
      drafts: drafts.map(({ content, previous, ...rest }) => ({
        ...rest,
        answers: encryption.decryptJson<unknown>(content),
        ...(previous !== null && { previousAnswers: encryption.decryptJson<unknown>(previous) }),
      })),
      documents: documents.map(({ name, ...rest }) => ({ ...rest, name: encryption.decryptText(name) })),
      messages: leads.map(({ phone, details, ...rest }) => ({
        ...rest,
        phone: phone === null ? null : encryption.decryptText(phone),
        answers: encryption.decryptJson<Record<string, unknown>>(details),
      })),
      bookings: bookings.map(({ phone, answers, ...rest }) => ({
        ...rest,
        phone: encryption.decryptText(phone),
        answers: answers === null ? null : encryption.decryptJson<Record<string, unknown>>(answers),
      })),
      calculations: calculations.map(({ label, inputs, results, ...rest }) => ({
        ...rest,
        label: openedText(encryption, label),
        inputs: encryption.decryptJson<unknown>(inputs),
        results: encryption.decryptJson<unknown>(results),
      })),
      consents,
      sessions,
      apiTokens,
      rateWatches: rateWatches.map(({ content, ...rest }) => ({
        ...rest,
        ...encryption.decryptJson<object>(content),
      })),
      renewalReminders: renewalReminders.map(({ content, ...rest }) => ({
        ...rest,
        letter: encryption.decryptJson<object>(content),
      })),
      rateHolds,
      webhooks,
      lenderChoices: lenderChoices.map(({ content, ...rest }) => ({
        ...rest,
        shown: encryption.decryptJson<object>(content),
      })),
    };
  }
}
