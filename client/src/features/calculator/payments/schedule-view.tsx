import type { ScheduleRow } from '@brokerage/domain/mortgage/amortize';
import type { ScheduleYear } from '@brokerage/domain/mortgage/schedule-years';
import { useState, type ReactNode } from 'react';
import { ScrollRegion } from '../scroll-region';
import { dollars } from '../money';

interface Line {
  name: number;
  payments: number;
  lumpSums: number;
  interest: number;
  principal: number;
  balance: number;
}

const ofRow = ({ number, payment, lumpSum, interest, principal, balance }: ScheduleRow): Line => ({
  name: number,
  payments: payment,
  lumpSums: lumpSum,
  interest,
  principal,
  balance,
});

/** How many rows the box shows before it scrolls */
const ROWS_SHOWN = 10;

function Lines({ head, caption, lines }: { head: string; caption: string; lines: readonly Line[] }): ReactNode {
  const hasLumps = lines.some(({ lumpSums }) => lumpSums > 0);
  return (
    <>
      <ScrollRegion label={caption}>
        <table className="calc-table num">
          <caption className="sr-text">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">Balance</th>
              <th scope="col">Paid</th>
              {hasLumps && <th scope="col">Lump sum</th>}
              <th scope="col">Interest</th>
              <th scope="col">Principal</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                <td>{dollars(line.balance)}</td>
                <td>{dollars(line.payments)}</td>
                {hasLumps && <td>{dollars(line.lumpSums)}</td>}
                <td>{dollars(line.interest)}</td>
                <td>{dollars(line.principal)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {lines.length > ROWS_SHOWN && (
        <p className="calc-note calc-more-rows">Scroll the table to see all {lines.length} rows.</p>
      )}
    </>
  );
}

interface Props {
  rows: readonly ScheduleRow[];
  years: readonly ScheduleYear[];
  perYear: number;
  children: ReactNode;
}

/** The schedule by year, or the payments of one year: fifteen hundred rows at once would be felt at each key. */
export function ScheduleView({ rows, years, perYear, children }: Props): ReactNode {
  const [chosen, setChosen] = useState(0);
  const year = Math.min(chosen, years.length);
  const paymentsOf = rows.slice((year - 1) * perYear, year * perYear).map(ofRow);
  const yearLines = years.map((of) => ({ ...of, name: of.year }));
  return (
    <section className="card-box calc-schedule-box" aria-labelledby="schedule-title">
      <div className="calc-chart-head">
        <h2 id="schedule-title" className="calc-h">
          Amortization schedule
        </h2>
        <span className="calc-pick">
          <label htmlFor="schedule-part">Show</label>
          <select
            id="schedule-part"
            className="input"
            value={year}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            <option value={0}>every year</option>
            {years.map((of) => (
              <option key={of.year} value={of.year}>
                the payments of year {of.year}
              </option>
            ))}
          </select>
        </span>
      </div>
      {year === 0 ? (
        <Lines head="Year" caption="Amortization schedule by year" lines={yearLines} />
      ) : (
        <Lines head="Payment" caption={`Payments of year ${year}`} lines={paymentsOf} />
      )}
      <div className="calc-tools">{children}</div>
    </section>
  );
}
