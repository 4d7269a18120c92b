import { channelLabel } from '@brokerage/domain/leads/channels';
import type { FigurePeriod } from '@brokerage/domain/enquiries/enquiry-steps';
import type { ReactNode } from 'react';
import { ChartPanel } from './chart-panel';
import type { FiguresQuery } from './figures.generated';
import styles from './figures.module.css?sheet';
import { scaleOf } from './scale';
import { pointLabel } from './words';

type Figures = NonNullable<FiguresQuery['officeFigures']>;

/** As many channels have a colour of their own; the others share the last one. */
const SHOWN = 3;
const COLOURS = [styles.first, styles.second, styles.third, styles.fourth];

/** Bars of leads, split by where they came from. */
export function LeadsChart({
  figures: { points, channels, now },
  weeks,
}: {
  figures: Pick<Figures, 'points' | 'channels' | 'now'>;
  weeks: FigurePeriod;
}): ReactNode {
  const named = channels.filter(({ channel }) => channel !== 'OTHER').slice(0, SHOWN);
  const rest = now.leads - named.reduce((sum, { figures }) => sum + figures.leads, 0);
  const series = [
    ...named.map(({ channel, figures }) => ({ name: channelLabel(channel), channel, leads: figures.leads })),
    ...(rest > 0 ? [{ name: 'Other', channel: undefined, leads: rest }] : []),
  ];
  const bars = points.map(({ on, leads, channels: split }) => {
    const own = named.map(({ channel }) => split.find((one) => one.channel === channel)?.leads ?? 0);
    return { on, leads, parts: [...own, leads - own.reduce((sum, count) => sum + count, 0)].slice(0, series.length) };
  });
  const { top, ticks } = scaleOf(Math.max(...points.map(({ leads }) => leads)));
  const unit = weeks === 1 ? 'day' : 'week';
  const title = `Leads by ${unit} and source`;
  return (
    <ChartPanel
      title={title}
      columns={[weeks === 1 ? 'Day' : 'Week of', 'Leads', ...series.map(({ name }) => name)]}
      rows={bars.map(({ on, leads, parts }) => [pointLabel(on, weeks), leads, ...parts])}
      chart={
        <>
          <ul className={styles.legend}>
            {series.map(({ name, leads }, index) => (
              <li key={name}>
                <i className={COLOURS[index]} aria-hidden="true" /> {name} <span className="num">{leads}</span>
              </li>
            ))}
          </ul>
          <div
            className={styles.plot}
            role="img"
            aria-label={`${title}: ${now.leads} leads in ${points.length} ${unit}s. The table has each number.`}
          >
            {ticks.map((tick) => (
              <span key={tick} className={`num ${styles.grid}`} style={{ bottom: `${(tick / top) * 100}%` }}>
                {tick}
              </span>
            ))}
            {bars.map(({ on, leads, parts }) => (
              <div key={on} className={points.length > 7 ? `${styles.column} ${styles.many}` : styles.column}>
                <b className="num">{leads > 0 && leads}</b>
                <div className={styles.bar} style={{ height: `${(leads / top) * 100}%` }}>
                  {parts.map((count, index) => (
                    <i key={series[index]?.name} className={COLOURS[index]} style={{ flexGrow: count }} />
                  ))}
                </div>
                <span>{pointLabel(on, weeks)}</span>
              </div>
            ))}
          </div>
        </>
      }
    />
  );
}
