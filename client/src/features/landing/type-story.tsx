import type { ReactNode } from 'react';
import type { LandingRate } from './content';
import { LANDING_CONTENTS } from './contents';
import { LandingPage } from './landing-page';

export interface TypeStoryProps {
  type: string;
  rate: LandingRate;
  form: ReactNode;
}

/** What the page of a mortgage type says. It comes with the engine, so its code waits until somebody turns to the page. */
export function TypeStory({ type, rate, form }: TypeStoryProps): ReactNode {
  const content = LANDING_CONTENTS[type]?.(rate);
  return content && <LandingPage content={content} form={form} />;
}
