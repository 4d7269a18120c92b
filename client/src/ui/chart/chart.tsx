import { lazy, Suspense, type ReactNode } from 'react';
import type { StepChartProps } from './step-chart';

const StepChart = lazy(async () => ({ default: (await import('./step-chart')).StepChart }));

/** A chart whose code and styles come when it is first shown; until then its room is kept. */
export function Chart(props: StepChartProps): ReactNode {
  return (
    <Suspense fallback={<div className="bone min-h-72" />}>
      <StepChart {...props} />
    </Suspense>
  );
}
