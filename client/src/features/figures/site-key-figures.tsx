import type { ReactNode } from 'react';
import { Figure } from './figure';
import type { SiteFiguresQuery } from './site-figures.generated';
import { countWords, pointsChange, shareWords, type Share } from './site-words';
import { leadsChange } from './words';

type Figures = NonNullable<SiteFiguresQuery['siteFigures']>;

/** Visits, pages, bounces and how many agree to be counted. */
export function SiteKeyFigures({
  figures: { now, before, granted, refused },
  days,
}: {
  figures: Pick<Figures, 'now' | 'before' | 'granted' | 'refused'>;
  days: number;
}): ReactNode {
  const bounced = ({ bounces, visits }: Figures['now']): Share => ({ part: bounces, whole: visits });
  const agreed = (when: 'now' | 'before'): Share => ({ part: granted[when], whole: granted[when] + refused[when] });
  return (
    <div className="figures">
      <Figure name="Visits" value={countWords(now.visits)} change={leadsChange(now.visits, before.visits)}>
        {countWords(before.visits)} in the {days} days before
      </Figure>
      <Figure name="Pages opened" value={countWords(now.views)} change={leadsChange(now.views, before.views)}>
        {now.visits > 0 ? (now.views / now.visits).toFixed(1) : '–'} a visit
      </Figure>
      <Figure
        name="Left after one page"
        value={shareWords(bounced(now))}
        change={pointsChange(bounced(now), bounced(before), 'less')}
      >
        {countWords(now.bounces)} of {countWords(now.visits)} visits
      </Figure>
      <Figure
        name="Accepted analytics"
        value={shareWords(agreed('now'))}
        change={pointsChange(agreed('now'), agreed('before'), 'more')}
      >
        {countWords(granted.now)} of {countWords(agreed('now').whole)} who chose
      </Figure>
    </div>
  );
}
