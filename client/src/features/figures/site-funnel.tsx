import type { ReactNode } from 'react';
import { ChartPanel } from './chart-panel';
import styles from './figures.module.css?sheet';
import type { SiteFiguresQuery } from './site-figures.generated';
import { countWords, stepLabel } from './site-words';
import { barWidth, shareOf } from './words';

type Figures = NonNullable<SiteFiguresQuery['siteFigures']>;

/** From the home page to a funded file. */
export function SiteFunnel({ figures: { funnel } }: { figures: Pick<Figures, 'funnel'> }): ReactNode {
  const most = Math.max(1, ...funnel.map(({ now }) => now));
  return (
    <ChartPanel
      title="From home page to funded file"
      note="The first two steps count visits of people who agreed. The others count everybody’s applications."
      columns={['Step', 'Now', 'Before']}
      rows={funnel.map(({ key, now, before }) => [stepLabel(key), now, before])}
      chart={
        <ul className={styles.funnel}>
          {funnel.map(({ key, now, before }) => (
            <li key={key}>
              <span>{stepLabel(key)}</span>
              <span className={styles.step}>
                <i style={{ width: barWidth(shareOf(now, most)) }} aria-hidden="true" />
                <b className="num">{countWords(now)}</b>
              </span>
              <small className="num">{countWords(before)} before</small>
            </li>
          ))}
        </ul>
      }
    />
  );
}
