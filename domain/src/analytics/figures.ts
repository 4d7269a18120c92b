import { LANDING_LINKS } from '../landings/links.js';

/** How many days the figures of the site cover; each is compared with as many days before. */
export const SITE_PERIODS = [7, 30, 90] as const;
export type SitePeriod = (typeof SITE_PERIODS)[number];

/** From the home page to a funded file. */
export const SITE_STEPS = [
  { value: 'HOME', label: 'Home page' },
  { value: 'FORM', label: 'Opened a form' },
  { value: 'SENT', label: 'Sent an application' },
  { value: 'APPROVED', label: 'Approved' },
  { value: 'FUNDED', label: 'Funded' },
] as const;
export type SiteStep = (typeof SITE_STEPS)[number]['value'];

/** The pages with the forms that the funnel counts, by their route. */
export const FORM_ROUTES = ['/form-selection', '/basic-form', '/comprehensive-form'] as const;

export const DEVICES = [
  { value: 'PHONE', label: 'Phone' },
  { value: 'TABLET', label: 'Tablet' },
  { value: 'DESKTOP', label: 'Computer' },
] as const;
export type DeviceName = (typeof DEVICES)[number]['value'];

/**
 * The form of a route pattern: '/blog/:id', '/mortgage/:type/*', '*'. Nothing longer, so that no token fits in. The
 * address of a landing page may begin with a figure.
 */
export const isRoutePattern = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 80 &&
  (value === '*' ||
    value === '/' ||
    Object.values(LANDING_LINKS).some(({ to }) => to === value) ||
    /^(\/(:?[a-zA-Z][a-zA-Z0-9-]{0,30}|\*))+$/.test(value));
