import { LOW_RATIO_CAP } from '@brokerage/domain/mortgage/tables/insurance';
import type { ReactNode } from 'react';
import { usePublishedFixed } from '../../features/rates/use-published-rate';
import { rateCaseOf } from '../../lib/scenario/kept-mortgage';
import type { Change } from '../../lib/scenario/scenario';
import { useSaid } from '../../lib/scenario/use-said';
import type { StartRateInput } from '../../schema.generated';
import type { LandingRate } from './content';
import { LANDING_CONTENTS } from './contents';
import { LandingPage } from './landing-page';
import { landingRate, RATE_ASKED, rateAsked } from './landing-rate';

type Name = keyof typeof LANDING_CONTENTS;

export interface TypeStoryProps {
  name: Name;
  rate: LandingRate;
  /** With 20% down, where the page compares that */
  conventional?: LandingRate;
  form: ReactNode;
}

/** What each page begins with and has asked for already: its only rate or, of a purchase, the one with 20% down. */
const BEGUN: Readonly<Record<Name, StartRateInput>> = {
  mortgages: RATE_ASKED.PURCHASE,
  'new-purchase': RATE_ASKED.CONVENTIONAL,
  refinance: RATE_ASKED.REFINANCE,
  renewal: RATE_ASKED.RENEWAL,
  'equity-takeout': RATE_ASKED.REFINANCE,
};

/** Where what was said can't have that rate: the one it can have. */
function otherFor(name: Name, said: Change): StartRateInput | undefined {
  if (name === 'new-purchase') return (said.price ?? 0) >= LOW_RATIO_CAP ? RATE_ASKED.OVER_CAP : undefined;
  const isAsked = name === 'mortgages' || (name === 'renewal' && said.purpose === 'RENEWAL');
  const found = isAsked ? rateCaseOf(said) : undefined;
  return found && rateAsked(found);
}

/** What the page of a mortgage type says. It comes with the engine, so its code waits until somebody turns to the page. */
export function TypeStory({ name, rate, conventional = rate, form }: TypeStoryProps): ReactNode {
  const said = useSaid();
  const other = otherFor(name, said);
  const published = usePublishedFixed(other ?? BEGUN[name]);
  const found = other && landingRate(published, other.insurance);
  const rates =
    name === 'new-purchase'
      ? { rate, conventional: found ?? conventional }
      : { rate: found ?? rate, conventional: found ?? conventional };
  return <LandingPage content={LANDING_CONTENTS[name]({ ...rates, said })} form={form} />;
}
