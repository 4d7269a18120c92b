import type { AnalyticsSettings } from '@brokerage/domain/analytics/settings';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useChosen } from './choice';
import { forgetVisits } from './forget';
import { analyticsSettings } from './settings';
import { useVisits, type SeenPage } from './use-visits';

const Banner = lazy(() => import('./banner'));

/** Counts visits where somebody agreed, and asks where nobody has. Without a choice nothing is sent and nothing is kept. */
export function Counted({
  route,
  pathname,
  seen,
  asks,
}: SeenPage & {
  /** The pages of this visit so far */
  seen: readonly SeenPage[];
  /** Whether this page may show the question */
  asks: boolean;
}): ReactNode {
  const chosen = useChosen();
  // of whoever agreed before this visit; what was seen before a yes is told to nobody
  const [earlier] = useState(() => (chosen === 'granted' ? [...seen] : []));
  const [settings, setSettings] = useState<AnalyticsSettings>();
  useEffect(() => {
    // what the SDK wrote while its last page was left
    if (chosen === 'refused') forgetVisits();
    else void analyticsSettings().then(setSettings);
  }, [chosen]);
  useVisits(chosen === 'granted' ? settings : undefined, { route, pathname }, earlier);
  return (
    asks &&
    settings &&
    chosen === 'open' && (
      <Suspense>
        <Banner />
      </Suspense>
    )
  );
}
