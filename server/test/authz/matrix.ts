import { AGENTS } from './modules/agents.js';
import { ANALYTICS } from './modules/analytics.js';
import { API_TOKENS } from './modules/api-tokens.js';
import { APPLICATION_FILES } from './modules/application-files.js';
import { APPLICATIONS } from './modules/applications.js';
import { AUDITS } from './modules/audits.js';
import { BLOGS } from './modules/blogs.js';
import { BOOKINGS } from './modules/bookings.js';
import { CALCULATIONS } from './modules/calculations.js';
import { CAREERS } from './modules/careers.js';
import { CO_APPLICANTS } from './modules/co-applicants.js';
import { DESKS } from './modules/desks.js';
import { DOCUMENTS } from './modules/documents.js';
import { DRAFTS } from './modules/drafts.js';
import { ENQUIRIES } from './modules/enquiries.js';
import { FIGURES } from './modules/figures.js';
import { GOOGLE_SIGN_IN } from './modules/google-sign-in.js';
import { LEADS } from './modules/leads.js';
import { LEGAL_TEXTS } from './modules/legal-texts.js';
import { LENDER_FIT } from './modules/lender-fit.js';
import { LENDERS } from './modules/lenders.js';
import { LIFECYCLE } from './modules/lifecycle.js';
import { MAIL } from './modules/mail.js';
import { NOTIFICATIONS } from './modules/notifications.js';
import { OFFICE } from './modules/office.js';
import { PEOPLE } from './modules/people.js';
import { PHONES } from './modules/phones.js';
import { PUBLIC_RATES } from './modules/public-rates.js';
import { RATE_DESK } from './modules/rate-desk.js';
import { RATE_HOLDS } from './modules/rate-holds.js';
import { RATE_IMPORT } from './modules/rate-import.js';
import { RATE_WATCHES } from './modules/rate-watches.js';
import { REGISTRATION } from './modules/registration.js';
import { RENEWALS } from './modules/renewals.js';
import { REPLY_TEMPLATES } from './modules/reply-templates.js';
import { SEARCH } from './modules/search.js';
import { SECOND_FACTORS } from './modules/second-factors.js';
import { SESSIONS } from './modules/sessions.js';
import { RETENTION } from './modules/retention.js';
import { SET_ASIDES } from './modules/set-asides.js';
import { SETTINGS } from './modules/settings.js';
import { TASKS } from './modules/tasks.js';
import { UNDERWRITING } from './modules/underwriting.js';
import { UNSUBSCRIBE } from './modules/unsubscribe.js';
import { WEBHOOKS } from './modules/webhooks.js';
import type { TokenScope } from '@brokerage/domain/integrations/token-scopes';
import type { RestRow, Rows, Who } from './rows.js';

/** The rows of every module that can be called. A new module has a file in `modules`, and a line here. */
const MODULES: readonly Rows[] = [
  AGENTS,
  ANALYTICS,
  API_TOKENS,
  APPLICATION_FILES,
  APPLICATIONS,
  AUDITS,
  BLOGS,
  BOOKINGS,
  CALCULATIONS,
  CAREERS,
  CO_APPLICANTS,
  DESKS,
  DOCUMENTS,
  DRAFTS,
  ENQUIRIES,
  FIGURES,
  GOOGLE_SIGN_IN,
  LEADS,
  LEGAL_TEXTS,
  LENDER_FIT,
  LENDERS,
  LIFECYCLE,
  MAIL,
  NOTIFICATIONS,
  OFFICE,
  PEOPLE,
  PHONES,
  PUBLIC_RATES,
  RATE_DESK,
  RATE_HOLDS,
  RATE_IMPORT,
  RATE_WATCHES,
  REGISTRATION,
  RENEWALS,
  REPLY_TEMPLATES,
  SEARCH,
  SECOND_FACTORS,
  SESSIONS,
  RETENTION,
  SET_ASIDES,
  SETTINGS,
  TASKS,
  UNDERWRITING,
  UNSUBSCRIBE,
  WEBHOOKS,
];

/** Public, but a token that is no good is refused: its sender believes that it counts (decisions §2). */
export const MINDS_TOKENS: ReadonlySet<string> = new Set(['submitComprehensiveApplication']);

/** One row for each documented call. A route without a row fails the test. */
export const REST: Readonly<Record<string, RestRow>> = Object.fromEntries(
  MODULES.flatMap(({ rest = {} }) => Object.entries(rest)),
);

/** One row for each root field of the schema. A field without a row fails the test. */
export const GRAPHQL: Readonly<Record<string, Who>> = Object.fromEntries(
  MODULES.flatMap(({ queries = {}, mutations = {} }) => [...Object.entries(queries), ...Object.entries(mutations)]),
);

/** The scope of each root field that API tokens may call. */
export const SCOPES: Readonly<Record<string, TokenScope>> = Object.fromEntries(
  MODULES.flatMap(({ scopes = {} }) => Object.entries(scopes)),
);
