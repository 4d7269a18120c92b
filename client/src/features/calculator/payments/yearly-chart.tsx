import type { ScheduleYear } from '@brokerage/domain/mortgage/schedule-years';
import { useState, type ReactNode } from 'react';
import { ScrollRegion } from '../scroll-region';
import { dollars, wholeDollars } from '../money';

const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** Where the bars of a year stand in its place, in percent */
const BALANCE_AT = 12;
const INTEREST_AT = 52;
const BAR_WIDTH = 38;

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
  amount >= 1e6 ? `$${(amount / 1e6).toFixed(1)}M` : amount === 0 ? '$0' : `$${Math.round(amount / 1000)}K`;

/** How many years apart the labels stand, so that they have room on a phone too. */
const labelEach = (count: number): number => (count > 20 ? 5 : count > 10 ? 2 : 1);

/** The bars stretch with the page; the words beside them are text of the page and keep their size. */
function Drawing({ bars, most }: { bars: readonly Bar[]; most: number }): ReactNode {
  const height = (amount: number): number => (100 * amount) / most;
  const each = labelEach(bars.length);
  return (
    <div className="calc-drawing num" aria-hidden="true">
      {TICKS.map((share) => (
        <span key={share} className="calc-tick" style={{ bottom: `${share * 100}%` }}>
          <i>{short(most * share)}</i>
        </span>
      ))}
      <svg viewBox={`0 0 ${bars.length * 100} 100`} preserveAspectRatio="none">
        {bars.map(({ year, balance, interest }, index) => (
          <g key={year}>
            <rect
              className="bar-balance"
              x={index * 100 + BALANCE_AT}
              width={BAR_WIDTH}
              y={100 - height(balance)}
              height={height(balance)}
            />
            <rect
              className="bar-interest"
              x={index * 100 + INTEREST_AT}
              width={BAR_WIDTH}
              y={100 - height(interest)}
              height={height(interest)}
            />
          </g>
        ))}
      </svg>
      {bars.map(
        ({ year }, index) =>
          (year === 1 || year % each === 0) && (
            <span key={year} className="calc-year" style={{ left: `${((index + 0.5) * 100) / bars.length}%` }}>
              {year}
            </span>
          ),
      )}
    </div>
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
export function YearlyChart({
  years,
  principal,
  paidOffIn,
}: {
  years: readonly ScheduleYear[];
  principal: number;
  /** In the words of the result beside it */
  paidOffIn: string;
}): ReactNode {
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
        You owe {wholeDollars(principal)} at the start. It’s paid off in {paidOffIn}, with {wholeDollars(total)} of
        interest in total.
      </p>
    </figure>
  );
}
