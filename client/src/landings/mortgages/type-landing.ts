import type { TypeLanding } from '@brokerage/domain/landings/landing';
import { isTypeLanding, type TypeLandingName } from '@brokerage/domain/landings/links';
import { TYPE_LANDINGS } from '@brokerage/domain/landings/type-landings';
import type { LandingPurpose } from './landing-rate';

export type Params = Record<string, string | undefined>;

export function nameIn({ type = '' }: Params): TypeLandingName {
  // the route knows its types; every other address is the missing page
  if (!isTypeLanding(type)) throw new Error('no such landing page');
  return type;
}

export const landingAt = (params: Params): TypeLanding => TYPE_LANDINGS[nameIn(params)];

/** The page of a purchase compares two down payments, each at the rate it can have. */
export const askedOf = ({ purpose }: TypeLanding): readonly [LandingPurpose, ...LandingPurpose[]] =>
  purpose === 'PURCHASE' ? ['PURCHASE', 'CONVENTIONAL'] : [purpose];
