import { lostReasonLabel } from '@brokerage/domain/enquiries/enquiry-status';
import type { ReactNode } from 'react';
import { ChartPanel } from './chart-panel';
import type { FiguresQuery } from './figures.generated';
import styles from './figures.module.css?sheet';
import { barWidth, percent, shareOf } from './words';

type Figures = NonNullable<FiguresQuery['officeFigures']>;

/** How far leads came, and why some were lost. */
export function Funnel({ figures: { now, lost } }: { figures: Pick<Figures, 'now' | 'lost'> }): ReactNode {
  const steps = [
    { name: 'Leads', count: now.leads },
    { name: 'Contacted', count: now.contacted },
    { name: 'Qualified', count: now.qualified },
    { name: 'Converted', count: now.converted },
  ];
  const shares = steps.map(({ count }, index) => shareOf(count, steps[index - 1]?.count ?? count));
  const weakest = Math.min(...shares.slice(1));
  const lostLeads = lost.reduce((sum, { leads }) => sum + leads, 0);
  const most = Math.max(1, ...lost.map(({ leads }) => leads));
  return (
    <ChartPanel
      title="From lead to client"
      note="How many reached each step, and the share of the step before."
      columns={['Step', 'Leads', 'Share']}
      rows={[
        ...steps.map(({ name, count }, index) => [
          name,
          count,
          index === 0 ? '' : percent(count, steps[index - 1]?.count ?? 0),
        ]),
        ...lost.map(({ reason, leads }) => [`Lost: ${lostReasonLabel(reason)}`, leads, percent(leads, lostLeads)]),
      ]}
      chart={
        <>
          <ul className={styles.funnel}>
            {steps.map(({ name, count }, index) => {
              const isWeakest = index > 0 && shares[index] === weakest && weakest < 1;
              const share = percent(count, steps[index - 1]?.count ?? 0);
              return (
                <li key={name}>
                  <span>{name}</span>
                  <span className={styles.step}>
                    <i style={{ width: barWidth(shareOf(count, now.leads)) }} aria-hidden="true" />
                    <b className="num">{count}</b>
                  </span>
                  <small className={isWeakest ? styles.bad : undefined}>
                    {index === 0 ? '' : isWeakest ? `${share}, weakest` : share}
                  </small>
                </li>
              );
            })}
          </ul>
          {lostLeads > 0 && (
            <div className={styles.lost}>
              <h3>
                Lost: {lostLeads} <span>why, most often</span>
              </h3>
              <ul className={styles.funnel}>
                {lost.map(({ reason, leads }) => (
                  <li key={reason}>
                    <span>{lostReasonLabel(reason)}</span>
                    <span className={styles.step}>
                      <i style={{ width: barWidth(leads / most) }} aria-hidden="true" />
                      <b className="num">{leads}</b>
                    </span>
                    <small>{percent(leads, lostLeads)}</small>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      }
    />
  );
}
