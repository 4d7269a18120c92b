import type { ReactNode } from 'react';
import { useSaid } from '../../lib/scenario/use-said';
import type { LandingRate } from './content';
import { LANDING_CONTENTS } from './contents';
import { LandingPage } from './landing-page';

export interface TypeStoryProps {
  name: keyof typeof LANDING_CONTENTS;
  rate: LandingRate;
  /** With 20% down, where the page compares that */
  conventional?: LandingRate;
  form: ReactNode;
}

/** What the page of a mortgage type says. It comes with the engine, so its code waits until somebody turns to the page. */
export function TypeStory({ name, rate, conventional = rate, form }: TypeStoryProps): ReactNode {
  const said = useSaid();
  return <LandingPage content={LANDING_CONTENTS[name]({ rate, conventional, said })} form={form} />;
}
