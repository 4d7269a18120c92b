import { EQUITY_TAKEOUT } from './equity-takeout/manifest.js';
import type { TypeLanding } from './landing.js';
import type { TypeLandingName } from './links.js';
import { NEW_PURCHASE } from './new-purchase/manifest.js';
import { REFINANCE } from './refinance/manifest.js';
import { RENEWAL } from './renewal/manifest.js';

/** The landing pages for one mortgage type each. */
export const TYPE_LANDINGS: Readonly<Record<TypeLandingName, TypeLanding>> = {
  'new-purchase': NEW_PURCHASE,
  refinance: REFINANCE,
  renewal: RENEWAL,
  'equity-takeout': EQUITY_TAKEOUT,
};
