import type { FigurePeriod } from '@brokerage/domain/enquiries/enquiry-steps';
import type { ReactNode } from 'react';
import { Figure } from './figure';
import type { FiguresQuery } from './figures.generated';
import {
  beforeWords,
  countChange,
  lateOf,
  leadsChange,
  medianChange,
  medianWords,
  percent,
  settled,
  shareChange,
} from './words';

type Figures = NonNullable<FiguresQuery['officeFigures']>;

/** The four numbers on top, each with what it was in the period before. */
export function KeyFigures({
  figures: { now, before },
  weeks,
}: {
  figures: Pick<Figures, 'now' | 'before'>;
  weeks: FigurePeriod;
}): ReactNode {
  const was = before.leads === 0 ? '' : `, ${percent(before.converted, before.leads, 1)} before`;
  return (
    <div className="figures">
      <Figure name="Leads" value={String(now.leads)} change={leadsChange(now.leads, before.leads)}>
        {before.leads} {beforeWords(weeks)}
      </Figure>
      <Figure
        name="Median first answer"
        value={medianWords(now.medianSeconds)}
        change={medianChange(now.medianSeconds, before.medianSeconds)}
      >
        {before.medianSeconds === null ? 'No answers before' : `${medianWords(before.medianSeconds)} before`}
      </Figure>
      <Figure name="Answered in 24 h" value={percent(now.within24H, settled(now), 1)} change={shareChange(now, before)}>
        {lateOf(now)} late, {now.waiting} still in time
      </Figure>
      <Figure name="Converted" value={String(now.converted)} change={countChange(now.converted, before.converted)}>
        {`${percent(now.converted, now.leads, 1)} of leads${was}`}
      </Figure>
    </div>
  );
}
