import { ANALYTICS } from './analytics/analytics.module.js';
import { ANSWER_CHANGES } from './answer-changes/answer-change.module.js';
import { APPLICATION_FILES } from './application-files/application-file.module.js';
import { APPLICATIONS } from './applications/application.module.js';
import { AGENTS } from './agents/agent.module.js';
import { AUDITS } from './audits/audit.module.js';
import { API_TOKENS } from './api-tokens/api-token.module.js';
import { GOOGLE_SIGN_IN } from './auth/google/google.module.js';
import { REGISTRATION } from './auth/registration/registration.module.js';
import { SECOND_FACTORS } from './auth/second-factor/second-factor.module.js';
import { SESSIONS } from './auth/sessions/session.module.js';
import { TOKENS } from './auth/tokens/token.module.js';
import { BLOGS } from './blogs/blog.module.js';
import { BOOKINGS } from './bookings/booking.module.js';
import { CALCULATIONS } from './calculations/calculation.module.js';
import { CAREERS } from './careers/career.module.js';
import { CLIENT_FILES } from './client-files/client-file.module.js';
import { CO_APPLICANTS } from './co-applicants/co-applicant.module.js';
import { DESKS } from './desks/desk.module.js';
import { CONSENTS } from './consents/consent.module.js';
import { DRAFTS } from './drafts/draft.module.js';
import { DOCUMENTS } from './documents/document.module.js';
import { ENQUIRIES } from './enquiries/enquiry.module.js';
import { FIGURES } from './figures/figures.module.js';
import { IDEMPOTENCY } from './idempotency/idempotency.module.js';
import { INTAKE } from './intake/intake.module.js';
import { LEADS } from './leads/lead.module.js';
import { LEGAL_TEXTS } from './legal-texts/legal-text.module.js';
import { LENDER_FIT } from './lender-fit/lender-fit.module.js';
import { LENDERS } from './lenders/lender.module.js';
import { LIFECYCLE } from './lifecycle/lifecycle.module.js';
import { MAIL } from './mail/mail.module.js';
import { NOTIFICATIONS } from './notifications/notification.module.js';
import { OFFICE } from './office/office.module.js';
import { PEOPLE } from './people/people.module.js';
import { PHONES } from './phones/phone.module.js';
import { RATE_DESK } from './rates/desk/rate-desk.module.js';
import { RATE_IMPORT } from './rates/import/rate-import.module.js';
import { PUBLIC_RATES } from './rates/public/public-rates.module.js';
import { RATE_HOLDS } from './rate-holds/rate-hold.module.js';
import { RATE_WATCHES } from './rate-watches/rate-watch.module.js';
import { RENEWALS } from './renewals/renewal.module.js';
import { REPLY_TEMPLATES } from './reply-templates/reply-template.module.js';
import { RETENTION } from './retention/retention.module.js';
import { SEARCH } from './search/search.module.js';
import { SET_ASIDES } from './set-asides/set-aside.module.js';
import { SETTINGS } from './settings/settings.module.js';
import { TASKS } from './tasks/task.module.js';
import { UNDERWRITING } from './underwriting/underwriting.module.js';
import { UNDOS } from './undos/undo.module.js';
import { UNSUBSCRIBE } from './unsubscribe/unsubscribe.module.js';
import { USERS } from './users/user.module.js';
import { WEBHOOKS } from './webhooks/webhook.module.js';
import type { ServicesOf } from '../manifest/module.js';

/** Every noun of the server. A new one is a folder with a manifest, and a line here. */
export const MODULES = [
  USERS,
  AUDITS,
  UNDOS,
  TOKENS,
  SECOND_FACTORS,
  SESSIONS,
  GOOGLE_SIGN_IN,
  REGISTRATION,
  PEOPLE,
  API_TOKENS,
  LENDERS,
  PUBLIC_RATES,
  RATE_DESK,
  RATE_IMPORT,
  RATE_WATCHES,
  RATE_HOLDS,
  RENEWALS,
  CALCULATIONS,
  DRAFTS,
  ANSWER_CHANGES,
  DOCUMENTS,
  ENQUIRIES,
  INTAKE,
  RETENTION,
  CO_APPLICANTS,
  APPLICATIONS,
  LIFECYCLE,
  SETTINGS,
  LEGAL_TEXTS,
  APPLICATION_FILES,
  UNDERWRITING,
  LENDER_FIT,
  LEADS,
  AGENTS,
  BOOKINGS,
  DESKS,
  CAREERS,
  CONSENTS,
  UNSUBSCRIBE,
  PHONES,
  BLOGS,
  CLIENT_FILES,
  IDEMPOTENCY,
  MAIL,
  SET_ASIDES,
  TASKS,
  REPLY_TEMPLATES,
  NOTIFICATIONS,
  OFFICE,
  FIGURES,
  ANALYTICS,
  SEARCH,
  WEBHOOKS,
] as const;

export type Services = ServicesOf<typeof MODULES>;
