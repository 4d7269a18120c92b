import type { ReactNode } from 'react';
import { useSaid } from '../../lib/scenario/use-said';
import type { LandingRate } from './content';
import { LANDING_CONTENTS } from './contents';
import { LandingPage } from './landing-page';

export interface TypeStoryProps {
  type: string;
  rate: LandingRate;
  /** With 20% down, where the page compares that */
  conventional?: LandingRate;
  form: ReactNode;
}

/** What the page of a mortgage type says. It comes with the engine, so its code waits until somebody turns to the page. */
export function TypeStory({ type, rate, conventional = rate, form }: TypeStoryProps): ReactNode {
  const said = useSaid();
  const content = LANDING_CONTENTS[type]?.({ rate, conventional, said });
  return content && <LandingPage content={content} form={form} />;
}
