import { calendarDay, shortWeekday, weekdayAndDay } from '@brokerage/domain/calendar/wall-clock';
import { Button } from './button';
import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  /** What is counted: "Enquiries". */
  unit: string;
  /** Oldest first, today last. */
  days: readonly { on: string; count: number }[];
}

/** A count per day, as bars or as a table. */
export function DayBars({ title, unit, days }: Props): ReactNode {
  const [asTable, setAsTable] = useState(false);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="day-chart">
      <figcaption className="panel-head">
        <h2>{title}</h2>
        <Button look="quiet" small aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Table
        </Button>
      </figcaption>
      {asTable ? (
        <table className="table day-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ on, count }) => (
              <tr key={on}>
                <td>{weekdayAndDay(calendarDay(on))}</td>
                <td className="num">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <div
          className="day-plot"
          role="img"
          aria-label={`${title}: ${total} ${unit.toLowerCase()} in ${days.length} days`}
        >
          {days.map(({ on, count }, index) => (
            <div key={on} className={index === days.length - 1 ? 'day-bar day-bar-today' : 'day-bar'}>
              <b className="num">{count}</b>
              <svg viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
                <rect x="0" y={100 - (count / most) * 100} width="40" height={(count / most) * 100} />
              </svg>
              <span>{shortWeekday(calendarDay(on))}</span>
            </div>
          ))}
        </div>
      )}
    </figure>
  );
}
