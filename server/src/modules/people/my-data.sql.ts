import { MAY_SEND } from '../documents/public.js';
import { TERM_ENDS_ON } from '../retention/public.js';
import { isOwn } from '../users/public.js';
import { AGENT } from '../agents/public.sql.js';
import { API_TOKEN } from '../api-tokens/public.sql.js';
import { APPLICATION, APPLICATION_EVENT } from '../applications/public.sql.js';
import { SESSION } from '../auth/public.sql.js';
import { BLOG, BLOG_COMMENT, BLOG_LIKE } from '../blogs/public.sql.js';
import { BOOKING } from '../bookings/public.sql.js';
import { CALCULATION } from '../calculations/public.sql.js';
import { CONSENTS_OF } from '../consents/public.sql.js';
import { DOCUMENT, DOCUMENT_REQUEST } from '../documents/public.sql.js';
import { DRAFT } from '../drafts/public.sql.js';
import { ENQUIRY, ENQUIRY_EMAIL } from '../enquiries/public.sql.js';
import { LEAD } from '../leads/public.sql.js';
import { LENDER_CHOICE } from '../lender-fit/public.sql.js';
import { RATE_HOLD, SENT_BY } from '../rate-holds/public.sql.js';
import { RATE_WATCH } from '../rate-watches/public.sql.js';
import { RENEWAL_REMINDER } from '../renewals/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { WEBHOOK } from '../webhooks/public.sql.js';

const MINE = isOwn('$1');

/** The steps of application `a` that its applicant sees, with what the office wrote to them */
const STEPS = `coalesce((
  select json_agg(json_build_object('status', v.to_status, 'at', v.created_at, 'message', v.visible_note)
                  order by v.created_at, v.id)
  from ${APPLICATION_EVENT} v where v.application_id = a.id and v.visible_to_applicant
), '[]')`;

export const PERSON = `
  select name, email, phone, role, locale, marketing_consent as "marketingConsent",
         email_verified_at as "emailVerifiedAt", created_at as "createdAt"
  from ${USER_ACCOUNT} user_account where id = $1`;

export const APPLICATIONS = `
  select a.application_number as "applicationNumber", a.kind, a.mortgage_type as "mortgageType", a.status,
         a.full_name as "fullName", a.email, a.phone, a.content, a.created_at as "sentAt",
         ${TERM_ENDS_ON} as "termEndsOn", ${STEPS} as steps
  from ${APPLICATION} a where ${MINE} order by a.created_at`;

export const DRAFTS = `
  select kind, content, last_step as "lastStep", device, updated_at as "savedAt", previous_content as previous
  from ${DRAFT} draft where user_id = $1 and ended is null order by kind`;

/** The files themselves are downloaded in the account: they would not fit into one text */
export const DOCUMENTS = `
  select a.application_number as "applicationNumber", r.code, d.name, d.mime, d.bytes, d.state, d.created_at as "sentAt"
  from ${DOCUMENT} d join ${DOCUMENT_REQUEST} r on r.id = d.request_id join ${APPLICATION} a on a.id = r.application_id
  where d.state <> 'pending' and ${MAY_SEND}
  order by d.created_at`;

export const LEADS = `
  select l.source, l.full_name as "fullName", l.email, l.phone, l.details, l.created_at as "sentAt"
  from ${LEAD} l where l.user_id = $1 order by l.created_at`;

export const BOOKINGS = `
  select b.starts_at as "startsAt", b.ends_at as "endsAt", b.zone, b.status, agent.name as adviser,
         b.full_name as "fullName", b.email, b.phone, e.answers, b.created_at as "bookedAt"
  from ${BOOKING} b left join ${AGENT} agent on agent.id = b.agent_id
  left join ${ENQUIRY} e on e.source = 'booking' and e.source_id = b.id
  where b.user_id = $1 order by b.starts_at`;

export const CALCULATIONS = `
  select kind, label, inputs, results, created_at as "keptAt" from ${CALCULATION} calculation where user_id = $1 order by created_at`;

export const CONSENTS = `
  select purpose, granted, text_version as "textVersion", ip, created_at as at
  from ${CONSENTS_OF} consent order by created_at, id`;

export const SESSIONS = `
  select ip, user_agent as "userAgent", created_at as "begunAt", ended_at as "endedAt"
  from ${SESSION} session where user_id = $1 order by created_at`;

export const API_TOKENS = `
  select name, scopes, created_at as "madeAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
         revoked_at as "revokedAt"
  from ${API_TOKEN} api_token where user_id = $1 order by created_at`;

export const RATE_WATCHES = `
  select email, content, created_at as "askedAt", confirmed_at as "confirmedAt", ends_on as "endsOn"
  from ${RATE_WATCH} rate_watch where user_id = $1 order by created_at`;

export const WEBHOOKS = `
  select url, events, created_at as "madeAt", stopped_at as "stoppedAt" from ${WEBHOOK} webhook where user_id = $1 order by created_at`;

export const RENEWAL_REMINDERS = `
  select email, content, created_at as "askedAt", confirmed_at as "confirmedAt", sent_at as "sentAt",
         to_char(remind_on, 'YYYY-MM-DD') as "remindOn"
  from ${RENEWAL_REMINDER} renewal_reminder where user_id = $1 order by created_at`;

export const LENDER_CHOICES = `
  select a.application_number as "applicationNumber", c.content, c.created_at as "sentAt",
         to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn", c.chosen_rate_id as "chosenRateId",
         c.chosen_reason as "chosenReason", c.chosen_at as "chosenAt"
  from ${LENDER_CHOICE} c join ${APPLICATION} a on a.id = c.application_id where ${MINE} order by c.created_at`;

export const RATE_HOLDS = `
  select h.bank_name as lender, h.term::float8 as "termYears", h.type, h.rate::float8 as rate,
         to_char(h.held_until, 'YYYY-MM-DD') as "heldUntil", h.created_at as "heldAt"
  from ${RATE_HOLD} h join ${ENQUIRY} e on e.id = h.enquiry_id
  where e.source_id in (${SENT_BY}) order by h.created_at`;

/** What the office wrote to them about what they sent */
export const EMAILS = `
  select m.recipient as "to", m.content, m.state, m.created_at as "writtenAt"
  from ${ENQUIRY_EMAIL} m join ${ENQUIRY} e on e.id = m.enquiry_id
  where e.source_id in (${SENT_BY}) order by m.created_at`;

export const COMMENTS = `
  select b.slug as post, c.content, c.created_at as "writtenAt"
  from ${BLOG_COMMENT} c join ${BLOG} b on b.id = c.blog_id where c.author_id = $1 order by c.created_at`;

export const LIKES = `
  select b.slug as post, l.created_at as "likedAt"
  from ${BLOG_LIKE} l join ${BLOG} b on b.id = l.blog_id where l.user_id = $1 order by l.created_at`;
