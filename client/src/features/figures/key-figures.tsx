import { TrendingDown, TrendingUp } from 'lucide-react';
import type { FigurePeriod } from '@brokerage/domain/vocabulary/enquiry-steps';
import type { ReactNode } from 'react';
import type { FiguresQuery } from './figures.generated';
import styles from './figures.module.css?sheet';
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
  type Change,
} from './words';

type Figures = NonNullable<FiguresQuery['officeFigures']>;

function Figure({
  name,
  value,
  change,
  children,
}: {
  name: string;
  value: string;
  change: Change;
  children: ReactNode;
}): ReactNode {
  const Trend = change.up ? TrendingUp : TrendingDown;
  return (
    <div className="figure">
      <span>{name}</span>
      <b className="num">{value}</b>
      <em className={`${styles.change} ${styles[change.tone]}`}>
        {change.up !== undefined && <Trend size={14} aria-hidden="true" />} {change.words}
      </em>
      <small>{children}</small>
    </div>
  );
}

/** The four numbers on top, each with what it was in the period before. */
export function KeyFigures({
  figures: { now, before },
  weeks,
}: {
  figures: Pick<Figures, 'now' | 'before'>;
  weeks: FigurePeriod;
}): ReactNode {
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
        {percent(now.converted, now.leads, 1)} of leads, was {percent(before.converted, before.leads, 1)}
      </Figure>
    </div>
  );
}
