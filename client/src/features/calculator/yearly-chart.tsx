import type { ScheduleYear } from 'domain/mortgage/schedule-years';
import { useState, type ReactNode } from 'react';
import { ScrollRegion } from './scroll-region';
import { dollars, wholeDollars } from './money';

const WIDTH = 720;
const HEIGHT = 250;
const LEFT = 62;
const BASE = 216;
const TOP = 14;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

interface Bar {
  year: number;
  balance: number;
  /** All the interest paid until the end of the year */
  interest: number;
}

function barsOf(years: readonly ScheduleYear[]): Bar[] {
  let interest = 0;
  return years.map((year) => {
    interest += year.interest;
    return { year: year.year, balance: year.balance, interest };
  });
}

/** $100K, $1.2M: what fits beside the axis */
const short = (amount: number): string =>
  amount >= 1e6 ? `$${(amount / 1e6).toFixed(1)}M` : `$${Math.round(amount / 1000)}K`;

function Drawing({ bars, most }: { bars: readonly Bar[]; most: number }): ReactNode {
  const step = (WIDTH - LEFT) / bars.length;
  const height = (amount: number): number => ((BASE - TOP) * amount) / most;
  const each = bars.length > 20 ? 5 : bars.length > 10 ? 2 : 1;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="calc-drawing" aria-hidden="true">
      {TICKS.map((share) => (
        <g key={share}>
          <line x1={LEFT} x2={WIDTH} y1={BASE - (BASE - TOP) * share} y2={BASE - (BASE - TOP) * share} />
          <text x={LEFT - 8} y={BASE - (BASE - TOP) * share + 4} textAnchor="end">
            {short(most * share)}
          </text>
        </g>
      ))}
      {bars.map(({ year, balance, interest }, index) => (
        <g key={year}>
          <rect
            className="bar-balance"
            x={LEFT + step * (index + 0.12)}
            width={step * 0.38}
            y={BASE - height(balance)}
            height={height(balance)}
            rx={1.5}
          />
          <rect
            className="bar-interest"
            x={LEFT + step * (index + 0.52)}
            width={step * 0.38}
            y={BASE - height(interest)}
            height={height(interest)}
            rx={1.5}
          />
          {(year === 1 || year % each === 0) && (
            <text x={LEFT + step * (index + 0.5)} y={BASE + 22} textAnchor="middle">
              {year}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function Table({ bars }: { bars: readonly Bar[] }): ReactNode {
  return (
    <ScrollRegion label="Balance and interest by year">
      <table className="calc-table num">
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Balance owing</th>
            <th scope="col">Interest paid so far</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ year, balance, interest }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{dollars(balance)}</td>
              <td>{dollars(interest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** What is owed, and the interest paid until then, at the end of each year: as bars or as a table. */
export function YearlyChart({ years, principal }: { years: readonly ScheduleYear[]; principal: number }): ReactNode {
  const [asTable, setAsTable] = useState(false);
  const bars = barsOf(years);
  const total = bars.at(-1)?.interest ?? 0;
  return (
    <figure className="card-box calc-chart">
      <figcaption className="calc-chart-head">
        <span>
          <b>Balance and interest, year by year</b>
          <span className="calc-legend">
            <i className="bar-balance" /> Balance owing <i className="bar-interest" /> Interest paid so far
          </span>
        </span>
        <button type="button" className="calc-toggle" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Show as a table
        </button>
      </figcaption>
      {asTable ? <Table bars={bars} /> : <Drawing bars={bars} most={Math.max(principal, total)} />}
      <p className="calc-note">
        The balance falls from {wholeDollars(principal)} to nothing in {bars.length} years, and {wholeDollars(total)} is
        paid in interest.
      </p>
    </figure>
  );
}
