import { latePart } from '../late/late-part';

/** A chart whose code and styles come when it is first shown; until then its room is kept. */
export const Chart = latePart(async () => (await import('./step-chart')).StepChart, {
  waiting: <div className="bone bone-chart" />,
});
