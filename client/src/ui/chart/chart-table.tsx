import type { ReactNode } from 'react';
import { spellDay, type ChartDay, type ChartSeries } from './series';

interface Props {
  title: string;
  days: readonly ChartDay[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** The same numbers to read one by one, newest first. */
export function ChartTable({ title, days, series, format }: Props): ReactNode {
  return (
    // a long table scrolls in its own room, which the keyboard must reach
    <div className="chart-table" role="region" aria-label={`${title}, as a table`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">From</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ on, values }) => (
            <tr key={on}>
              <th scope="row" className="num">
                {spellDay(on)}
              </th>
              {series.map(({ name }, index) => {
                const value = values[index];
                return (
                  <td key={name} className="num">
                    {value === undefined ? 'None' : format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
