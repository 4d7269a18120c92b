import { useId, useMemo, useState, type ReactNode } from 'react';
import styles from './chart.css?url';
import { ChartTable } from './chart-table';
import { daysOf, type ChartSeries } from './series';
import { StepPlot } from './step-plot';
import { PageStyles } from '../page-styles';

export interface StepChartProps {
  title: string;
  /** What the lines tell, in a sentence or two: it is read with the title. */
  description: string;
  series: readonly ChartSeries[];
  /** The last values are carried on until this day, 2026-11-21. */
  until?: string;
  format: (value: number) => string;
  /** The title stands above already, as a heading. */
  titleHidden?: boolean;
}

/** Values that change by steps, as lines or as a table. */
export function StepChart({ title, description, series, until, format, titleHidden }: StepChartProps): ReactNode {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const days = useMemo(() => daysOf(series, until), [series, until]);
  const Body = asTable ? ChartTable : StepPlot;
  return (
    <figure className="chart" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <PageStyles href={styles} />
      <figcaption className="chart-head">
        <span id={`${id}-title`} className={titleHidden ? 'sr-text' : 'chart-title'}>
          {title}
        </span>
        <button type="button" className="chart-toggle" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Show as a table
        </button>
      </figcaption>
      {days.length > 0 ? (
        <Body title={title} days={days} series={series} format={format} />
      ) : (
        <p className="chart-plot chart-none">Nothing to show yet.</p>
      )}
      <p id={`${id}-text`} className="chart-text">
        {description}
      </p>
    </figure>
  );
}
