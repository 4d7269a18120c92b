import { isTypeLanding, LANDING_LINKS, type LandingName } from './links.js';

/** The thank-you page of every form without one of its own */
export const THANK_YOU = '/thankyou';

/** The thank-you page of one landing page: for a mortgage type it stands below the type alone. */
export const thankYouOf = (name: LandingName): string =>
  (isTypeLanding(name) ? `/${name}` : LANDING_LINKS[name].to) + THANK_YOU;
