import { formatDollars } from '@brokerage/domain/forms/dollars';
import { ledgerFigure } from '@brokerage/domain/forms/ledger';
import type { SecondMortgageInput } from '@brokerage/domain/mortgage/second-mortgage';
import type { ReactNode } from 'react';
import { formatRate } from '../../lib/format';
import { PageStyles } from '../../ui/page-styles';
import tableStyles from '../../ui/sections.css?url';
import { BOTTOM, crossingLines, LEFT, RIGHT, type CrossingLines } from './crossing-lines';
import styles from './story.module.css?sheet';

interface Props {
  input: SecondMortgageInput;
  /** That both ways are counted over */
  months: number;
  equalAtPct: number | null;
  /** What both cost at the reader's own rate */
  own: { second: number; refinance: number };
}

interface LinesProps {
  chart: CrossingLines;
  equalAtPct: number | null;
}

/** The cost of both ways by the rate on the first mortgage, and where they cross. */
export function CrossingChart({ input, months, equalAtPct, own }: Props): ReactNode {
  const chart = crossingLines(input, equalAtPct);
  const { x, y, bands, pathOf } = chart;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox="0 0 660 356"
        role="img"
        aria-label={`Cost over ${months} months by the rate on the first mortgage. ${equalAtPct === null ? 'The two lines do not cross.' : `The two lines cross at ${equalAtPct.toFixed(2)} percent.`}`}
      >
        <Costs chart={chart} />
        <path d={bands.second} fill="#fde2ad" />
        <path d={bands.refinance} fill="#c8e4ee" />
        <Rates chart={chart} />
        <path className={styles.lineRefinance} d={pathOf('refinance')} />
        <path className={styles.lineSecond} d={pathOf('second')} />
        <Crossing chart={chart} equalAtPct={equalAtPct} />
        <circle cx={x(input.firstRatePct)} cy={y(own.second)} r="6" fill="#b3382a" />
        <circle cx={x(input.firstRatePct)} cy={y(own.refinance)} r="6" fill="#1b5673" />
        <Names chart={chart} />
      </svg>
      <AsTable chart={chart} equalAtPct={equalAtPct} />
    </figure>
  );
}

const Costs = ({ chart: { lines, grid, y } }: Pick<LinesProps, 'chart'>): ReactNode =>
  lines.map((cost) => (
    <g key={cost}>
      <path className={styles.grid} d={`M${LEFT} ${y(cost)}H${RIGHT}`} />
      <text x={LEFT - 10} y={y(cost) + 5} textAnchor="end">
        {grid < 1000 ? formatDollars(cost) : `$${cost / 1000}K`}
      </text>
    </g>
  ));

const Rates = ({ chart: { ticks, x } }: Pick<LinesProps, 'chart'>): ReactNode => (
  <>
    <path className={styles.axis} d={`M${LEFT} ${BOTTOM}H${RIGHT}`} />
    {ticks.map((rate) => (
      <text key={rate} x={x(rate)} y={BOTTOM + 26} textAnchor="middle">
        {rate.toFixed(1)}%
      </text>
    ))}
    <text x={(LEFT + RIGHT) / 2} y="352" textAnchor="middle">
      Rate on your first mortgage
    </text>
  </>
);

/** The rate at which both cost the same. */
function Crossing({ chart: { points, x, y }, equalAtPct }: LinesProps): ReactNode {
  const crossing = points.find(({ ratePct }) => ratePct === equalAtPct);
  if (!crossing) return null;
  const at = x(crossing.ratePct);
  const isRight = at > 470;
  const beside = at + (isRight ? -14 : 14);
  return (
    <>
      <path className={styles.drop} d={`M${at} ${y(crossing.second)}V${BOTTOM}`} />
      <circle className={styles.cross} cx={at} cy={y(crossing.second)} r="8" />
      <text x={beside} y={y(crossing.second) + 38} textAnchor={isRight ? 'end' : 'start'}>
        <tspan className={styles.amount}>{formatRate(crossing.ratePct)}%</tspan>
        <tspan x={beside} dy="20">
          they cost the same
        </tspan>
      </text>
    </>
  );
}

/** Each line's name, at the end where it is the upper one or below it. */
function Names({ chart: { points, y } }: Pick<LinesProps, 'chart'>): ReactNode {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const [refinanceAbove, secondAbove] = [first.refinance > first.second, last.second > last.refinance];
  return (
    <>
      <text className={styles.nameRefinance} x={LEFT + 6} y={y(first.refinance) + (refinanceAbove ? -14 : 26)}>
        Refinance everything
      </text>
      <text className={styles.nameSecond} x={RIGHT - 40} y={y(last.second) + (secondAbove ? -2 : 30)} textAnchor="end">
        Add a second
      </text>
    </>
  );
}

const AsTable = ({ chart: { points }, equalAtPct }: LinesProps): ReactNode => (
  <details className={styles.asTable}>
    <PageStyles href={tableStyles} />
    <summary>Show as a table</summary>
    <table className="plain-table num">
      <thead>
        <tr>
          <th scope="col">Rate on the first</th>
          <th scope="col">Add a second</th>
          <th scope="col">Refinance</th>
        </tr>
      </thead>
      <tbody>
        {points
          .filter(({ ratePct }, index) => index % 4 === 0 || ratePct === equalAtPct)
          .map(({ ratePct, second, refinance }) => (
            <tr key={ratePct}>
              <th scope="row">{formatRate(ratePct)}%</th>
              <td>{ledgerFigure(second)}</td>
              <td>{ledgerFigure(refinance)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </details>
);
