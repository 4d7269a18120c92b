/**
 * What people agree to. A consent stores the version of the words it was given to; every wording that was ever shown is
 * kept in docs/consents.md. Change a sentence here, and the version and that page change with it.
 */
export const CONSENT_VERSION = '2026-11-22';
/** The chat has words of its own: agreeing is answering. */
export const CHAT_CONSENT_VERSION = 'chat 2026-11-22';

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

/** Who asks, as Canada's anti-spam law wants it: by name, with a mailing address. */
export interface Sender {
  legalName: string;
  /** One line, or several with line breaks */
  address: string;
}

/** The law asks for the sender, an address, and that consent can be withdrawn (CASL, s. 10 and the CRTC's regulations). */
export const marketingConsent = ({ legalName, address }: Sender): string =>
  `Email me rate news and offers from ${legalName}, ${address.replace(/\s*\n\s*/g, ', ')}. I can withdraw my consent at any time with the link in each email.`;

/** The comprehensive application's own: to use what was answered (PIPEDA, principle 3). */
export const privacyConsent = ({ legalName }: Sender): string =>
  `${legalName} may collect and use the information in this application to arrange a mortgage for me, and share it with lenders and insurers I agree to, as the privacy notice says.`;

/** A credit report needs a consent of its own that names the bureaus (Ontario's Consumer Reporting Act, s. 10). */
export const creditConsent = ({ legalName }: Sender): string =>
  `${legalName} may get my credit report from Equifax Canada and TransUnion Canada for this application. The check shows on my report and can lower my score by a few points for a while. No lender sees my file before I agree to this.`;

/** The version of the privacy page: the day from which it applies. */
export const PRIVACY_VERSION = '2026-11-25';
