import { useMemo, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { HEIGHT, plotOf, WIDTH, type Plot } from './plot';
import { spellDay, spellMonth, type ChartDay, type ChartSeries } from './series';

interface Props {
  title: string;
  days: readonly ChartDay[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const told = (series: readonly ChartSeries[], day: ChartDay, format: Props['format']): string =>
  series
    .flatMap(({ name }, index) => {
      const value = day.values[index];
      return value === undefined ? [] : [`${name} ${format(value)}`];
    })
    .join(', ');

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The lines. One day at a time is read out: by pointing at it, or with the arrow keys. */
export function StepPlot({ title, days, series, format }: Props): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const plot = useMemo(() => plotOf(days, series.length), [days, series.length]);
  const last = days.length - 1;
  const at = Math.min(chosen ?? last, last);
  const day = days[at];
  if (!day) return null;

  const onKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, move(at, last))));
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(dayAt(plot, days, (event.clientX - left) / width));
  };

  return (
    <div className="chart-plot">
      <p className="chart-reading num" aria-hidden="true">
        <b>{spellDay(day.on)}</b> {told(series, day, format)}
      </p>
      <div
        className="chart-area"
        role="slider"
        tabIndex={0}
        aria-label={`${title}: day`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={`${spellDay(day.on)}: ${told(series, day, format)}`}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setChosen(undefined)}
      >
        {plot.ticks.map((tick) => (
          <span key={tick} className="chart-tick num" style={{ top: percent(plot.y(tick)) }}>
            <i>{format(tick)}</i>
          </span>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {plot.paths.map((path, index) => (
            <path
              key={series[index]?.name}
              d={path}
              className={series[index]?.dashed ? 'chart-dashed' : 'chart-line'}
            />
          ))}
        </svg>
        <span className="chart-day" style={{ left: percent(plot.x(day.on)) }} />
        {day.values.map(
          (value, index) =>
            value !== undefined && (
              <span
                key={series[index]?.name}
                className={series[index]?.dashed ? 'chart-dot chart-dot-2' : 'chart-dot'}
                style={{ left: percent(plot.x(day.on)), top: percent(plot.y(value)) }}
              />
            ),
        )}
      </div>
      <p className="chart-ends num" aria-hidden="true">
        <span>{spellMonth(days[0]?.on ?? day.on)}</span>
        <span>{spellMonth(days[last]?.on ?? day.on)}</span>
      </p>
    </div>
  );
}

/** The day nearest to a share of the width. */
function dayAt(plot: Plot, days: readonly ChartDay[], share: number): number {
  const away = days.map(({ on }) => Math.abs(plot.x(on) - share));
  return away.indexOf(Math.min(...away));
}
