import type { AnalyticsSettings } from '@brokerage/domain/analytics/settings';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useChosen } from './choice';
import { forgetVisits } from './forget';
import { analyticsSettings } from './settings';
import { useVisits } from './use-visits';

const Banner = lazy(() => import('./banner'));

/** Counts visits where somebody agreed, and asks where nobody has. Without a choice nothing is sent and nothing is kept. */
export function Counted({
  route,
  pathname,
  asks,
}: {
  route: string;
  pathname: string;
  /** Whether this page may show the question */
  asks: boolean;
}): ReactNode {
  const chosen = useChosen();
  const [settings, setSettings] = useState<AnalyticsSettings>();
  useEffect(() => {
    // what the SDK wrote while its last page was left
    if (chosen === 'refused') forgetVisits();
    else void analyticsSettings().then(setSettings);
  }, [chosen]);
  useVisits(chosen === 'granted' ? settings : undefined, route, pathname);
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
