import type { FigurePeriod } from '@brokerage/domain/enquiries/enquiry-steps';
import type { ReactNode } from 'react';
import { ChartPanel } from './chart-panel';
import type { FiguresQuery } from './figures.generated';
import styles from './figures.module.css?sheet';
import { barWidth, percent, pointLabel, shareOf } from './words';

type Figures = NonNullable<FiguresQuery['officeFigures']>;

/** How far the leads of each week came. A week that has just begun still has time. */
export function ConversionChart({
  figures: { points },
  weeks,
}: {
  figures: Pick<Figures, 'points'>;
  weeks: FigurePeriod;
}): ReactNode {
  // the best of them fills the card
  const most = Math.max(...points.map(({ qualified, leads }) => shareOf(qualified, leads))) || 1;
  const unit = weeks === 1 ? 'day' : 'week';
  return (
    <ChartPanel
      title={`Conversion by ${unit}`}
      note={`How many of the leads of each ${unit} were qualified by now.`}
      columns={[weeks === 1 ? 'Day' : 'Week of', 'Leads', 'Contacted', 'Qualified', 'Converted', 'Share converted']}
      rows={points.map(({ on, leads, contacted, qualified, converted }) => [
        ...[pointLabel(on, weeks), leads, contacted, qualified, converted],
        percent(converted, leads),
      ])}
      chart={
        <ul className={styles.funnel}>
          {points.map(({ on, leads, qualified }) => (
            <li key={on}>
              <span>{pointLabel(on, weeks)}</span>
              <span className={styles.step}>
                <i style={{ width: barWidth(shareOf(qualified, leads) / most) }} aria-hidden="true" />
                <b className="num">{percent(qualified, leads)}</b>
              </span>
              <small className="num">
                {qualified} of {leads}
              </small>
            </li>
          ))}
        </ul>
      }
    />
  );
}
