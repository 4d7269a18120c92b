import { keysOf } from '../data/objects.js';

/**
 * What people agree to, in the first words; the office writes others in the settings. A consent stores the version of the
 * words it was given to; every wording that was ever shown is kept in docs/consents.md or in a version of the settings. Change
 * a sentence here, and the version and that page change with it.
 */
export const CONSENT_VERSION = '2026-11-22';
/** The chat has words of its own: agreeing is answering. */
export const CHAT_CONSENT_VERSION = 'chat 2026-11-22';
export const CHAT_CONSENT = 'When you answer, you ask {legalName} to call or email you about it.';

export const BOOKING_CONSENT_VERSION = 'booking 2026-11-22';
export const BOOKING_CONSENT = 'A licensed broker may call and email me about this booking.';

export const CONTACT_CONSENT = 'A licensed broker may call or email me about this application.';

/** The landing pages' forms. */
export const LEAD_CONSENT_VERSION = 'lead 2026-11-22';
export const LEAD_CONSENT =
  'A licensed broker may call or email me about this request. I can withdraw my consent at any time.';

/** The contact page has nothing to tick: sending is asking. */
export const MESSAGE_CONSENT_VERSION = 'message 2026-11-22';
export const MESSAGE_CONSENT = 'When you send this, you ask us to answer you by email or phone.';

/** A job application: how long it is kept is part of the words. */
export const CAREER_CONSENT_VERSION = 'career 2026-11-23';
export const CAREER_CONSENT = 'You may keep my application for one year and contact me about it.';

/** Counting visits. Shown where the choice is made: in the banner and on the privacy page. */
export const ANALYTICS_CONSENT_VERSION = 'analytics 2026-11-23';
export const ANALYTICS_CONSENT =
  'We’d like to count your visits with cookies of our own: which pages you open, on which kind of device, and what led you here. We don’t record what you type, and we share it with no advertiser.';

/** A rate watch: one kind of email, asked for by name, with what the law wants of every commercial one. */
export const RATE_WATCH_CONSENT_VERSION = 'rate-watch 2026-11-26';
export const RATE_WATCH_CONSENT =
  '{legalName}, {address}, may email me when my rate watch is met. I can stop it at any time with the link in each email.';

/** A reminder before a term ends: one email, asked for by name. */
export const RENEWAL_REMINDER_CONSENT_VERSION = 'renewal-reminder 2026-11-26';
export const RENEWAL_REMINDER_CONSENT =
  '{legalName}, {address}, may email me once, 120 days before my mortgage comes due. I can stop it at any time with the link in each email.';

/** Who asks, as Canada's anti-spam law wants it: by name, with a mailing address. */
export interface Sender {
  legalName: string;
  /** One line, or several with line breaks */
  address: string;
}

/** The law asks for the sender, an address, and that consent can be withdrawn (CASL, s. 10 and the CRTC's regulations). */
export const MARKETING_CONSENT =
  'Email me rate news and offers from {legalName}, {address}. I can withdraw my consent at any time with the link in each email.';

/** The comprehensive application's own: to use what was answered (PIPEDA, principle 3). */
export const PRIVACY_CONSENT =
  '{legalName} may collect and use the information in this application to arrange a mortgage for me, and share it with lenders and insurers I agree to, as the privacy notice says.';

/** A credit report needs a consent of its own that names the bureaus (Ontario's Consumer Reporting Act, s. 10). */
export const CREDIT_CONSENT =
  '{legalName} may get my credit report from Equifax Canada and TransUnion Canada for this application. The check shows on my report and can lower my score by a few points for a while. No lender sees my file before I agree to this.';

/** Words with the sender in them. */
export const filledConsent = (words: string, { legalName, address }: Sender): string =>
  words.replaceAll('{legalName}', legalName).replaceAll('{address}', address.replace(/\s*\n\s*/g, ', '));

interface ConsentText {
  /** What its row in the ledger is about */
  purpose: 'contact' | 'credit_check' | 'privacy' | 'marketing' | 'analytics' | 'rate_watch' | 'renewal_reminder';
  /** Of the first words */
  version: string;
  words: string;
}

/** Every consent that is asked for, by its name. The names are stored; never change one. */
export const CONSENT_TEXTS = {
  CONTACT: { purpose: 'contact', version: CONSENT_VERSION, words: CONTACT_CONSENT },
  MARKETING: { purpose: 'marketing', version: CONSENT_VERSION, words: MARKETING_CONSENT },
  PRIVACY: { purpose: 'privacy', version: CONSENT_VERSION, words: PRIVACY_CONSENT },
  CREDIT_CHECK: { purpose: 'credit_check', version: CONSENT_VERSION, words: CREDIT_CONSENT },
  LEAD: { purpose: 'contact', version: LEAD_CONSENT_VERSION, words: LEAD_CONSENT },
  BOOKING: { purpose: 'contact', version: BOOKING_CONSENT_VERSION, words: BOOKING_CONSENT },
  CHAT: { purpose: 'contact', version: CHAT_CONSENT_VERSION, words: CHAT_CONSENT },
  MESSAGE: { purpose: 'contact', version: MESSAGE_CONSENT_VERSION, words: MESSAGE_CONSENT },
  CAREER: { purpose: 'contact', version: CAREER_CONSENT_VERSION, words: CAREER_CONSENT },
  RATE_WATCH: { purpose: 'rate_watch', version: RATE_WATCH_CONSENT_VERSION, words: RATE_WATCH_CONSENT },
  RENEWAL_REMINDER: {
    purpose: 'renewal_reminder',
    version: RENEWAL_REMINDER_CONSENT_VERSION,
    words: RENEWAL_REMINDER_CONSENT,
  },
  ANALYTICS: { purpose: 'analytics', version: ANALYTICS_CONSENT_VERSION, words: ANALYTICS_CONSENT },
} as const satisfies Record<string, ConsentText>;
export type ConsentName = keyof typeof CONSENT_TEXTS;
export const CONSENT_NAMES = keysOf(CONSENT_TEXTS);
