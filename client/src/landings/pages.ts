import type { LandingName, OwnLandingName } from '@brokerage/domain/landings/links';

/** The page of each landing page; those for one mortgage type share mortgages/type-page. */
export const LANDING_PAGES = {
  mortgages: () => import('./mortgages/page'),
  'second-mortgage': () => import('./second-mortgage/page'),
  'private-financing': () => import('./private-financing/page'),
  'self-employed': () => import('./self-employed/page'),
  realtorquest: () => import('./realtorquest/page'),
} as const satisfies Record<OwnLandingName, () => Promise<object>>;

/** Thank-you pages of their own: an address of the landing page, then /thankyou. */
export const LANDING_THANKS = {
  realtorquest: () => import('./realtorquest/thanks'),
} as const satisfies Partial<Record<LandingName, () => Promise<object>>>;
