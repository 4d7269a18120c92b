import type { Landing } from './landing.js';
import { LANDING_LINKS, type LandingName, type OwnLandingName } from './links.js';
import { MORTGAGES } from './mortgages/manifest.js';
import { PRIVATE_FINANCING } from './private-financing/manifest.js';
import { REALTORQUEST } from './realtorquest/manifest.js';
import { SECOND_MORTGAGE } from './second-mortgage/manifest.js';
import { SELF_EMPLOYED } from './self-employed/manifest.js';
import { TYPE_LANDINGS } from './type-landings.js';
import { keysOf } from '../data/objects.js';

const OWN_LANDINGS: Readonly<Record<OwnLandingName, Landing>> = {
  mortgages: MORTGAGES,
  'second-mortgage': SECOND_MORTGAGE,
  'private-financing': PRIVATE_FINANCING,
  'self-employed': SELF_EMPLOYED,
  realtorquest: REALTORQUEST,
};

const MANIFESTS: Readonly<Record<LandingName, Landing>> = { ...OWN_LANDINGS, ...TYPE_LANDINGS };

interface ListedLanding extends Landing {
  name: LandingName;
  to: string;
}

/** Every landing page with all that is said of it. It is all their texts: a page imports its own manifest alone. */
export const LANDINGS: readonly ListedLanding[] = keysOf(LANDING_LINKS).map((name) => ({
  ...MANIFESTS[name],
  name,
  to: LANDING_LINKS[name].to,
}));
