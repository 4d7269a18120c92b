import { formatDollars } from '@brokerage/domain/forms/dollars';
import { secondMortgageByRate, type SecondMortgageInput } from '@brokerage/domain/mortgage/second-mortgage';
import type { ReactNode } from 'react';
import { formatRate } from '../../lib/format';
import { PageStyles } from '../../ui/page-styles';
import tableStyles from '../../ui/sections.css?url';
import styles from './story.module.css?sheet';

interface Props {
  input: SecondMortgageInput;
  equalAtPct: number | null;
  /** What both cost at the reader's own rate */
  own: { second: number; refinance: number };
}

const LEFT = 64;
const RIGHT = 624;
const TOP = 48;
const BOTTOM = 300;
const STEPS = 20;
const GRID = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;
const HALF = 0.5;

/** From half a point below the reader's rate to the highest of the rates that matter, in half points. */
function rangeOf({ firstRatePct, refinanceRatePct }: SecondMortgageInput, equalAtPct: number | null): [number, number] {
  const rates = [firstRatePct, equalAtPct ?? firstRatePct, refinanceRatePct];
  const low = Math.max(0, Math.floor((Math.min(...rates) - HALF) / HALF) * HALF);
  return [low, Math.max(low + 2, Math.ceil(Math.max(...rates) / HALF) * HALF)];
}

/** The cost of both ways by the rate on the first mortgage, and where they cross. */
export function CrossingChart({ input, equalAtPct, own }: Props): ReactNode {
  const [low, high] = rangeOf(input, equalAtPct);
  const rates = Array.from({ length: STEPS + 1 }, (_, step) => low + ((high - low) * step) / STEPS);
  const drawn = [...rates, ...(equalAtPct === null ? [] : [equalAtPct])].sort((a, b) => a - b);
  const points = secondMortgageByRate(input, drawn);
  const costs = points.flatMap(({ second, refinance }) => [second, refinance]);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  const room = (most - least) * 0.08;
  const x = (rate: number): number => Math.round((LEFT + ((rate - low) / (high - low)) * (RIGHT - LEFT)) * 10) / 10;
  const y = (cost: number): number =>
    Math.round((BOTTOM - ((cost - least + room) / (most - least + 2 * room)) * (BOTTOM - TOP)) * 10) / 10;
  const grid = GRID.find((size) => (most - least) / size <= 5) ?? 1e6;
  // every half point, or every whole one where there are many
  const apart = high - low > 4 ? 1 : HALF;
  const ticks = Array.from({ length: Math.floor((high - low) / apart) + 1 }, (_, index) => low + index * apart);
  const lines = Array.from(
    { length: Math.floor(most / grid) - Math.ceil(least / grid) + 1 },
    (_, index) => (Math.ceil(least / grid) + index) * grid,
  );
  const pathOf = (of: 'second' | 'refinance'): string =>
    points.map((point, index) => `${index ? 'L' : 'M'}${x(point.ratePct)} ${y(point[of])}`).join('');
  const bands = { second: '', refinance: '' };
  points.slice(1).forEach((to, index) => {
    const from = points[index];
    if (!from) return;
    const winner = from.second + to.second < from.refinance + to.refinance ? 'second' : 'refinance';
    bands[winner] +=
      `M${x(from.ratePct)} ${y(from.second)}L${x(to.ratePct)} ${y(to.second)}V${y(to.refinance)}L${x(from.ratePct)} ${y(from.refinance)}Z`;
  });
  const first = points[0];
  const last = points.at(-1);
  const crossing = points.find(({ ratePct }) => ratePct === equalAtPct);
  const ends = first &&
    last && { refinanceAbove: first.refinance > first.second, secondAbove: last.second > last.refinance };
  const crossX = crossing ? x(crossing.ratePct) : 0;
  const isRight = crossX > 470;
  const months = input.monthsRemaining;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox="0 0 660 356"
        role="img"
        aria-label={`Cost over ${months} months by the rate on the first mortgage. ${equalAtPct === null ? 'The two lines do not cross.' : `The two lines cross at ${formatRate(equalAtPct)} percent.`}`}
      >
        {lines.map((cost) => (
          <g key={cost}>
            <path className={styles.grid} d={`M${LEFT} ${y(cost)}H${RIGHT}`} />
            <text x={LEFT - 10} y={y(cost) + 5} textAnchor="end">
              {grid < 1000 ? formatDollars(cost) : `$${cost / 1000}K`}
            </text>
          </g>
        ))}
        <path d={bands.second} fill="#fde2ad" />
        <path d={bands.refinance} fill="#c8e4ee" />
        <path className={styles.axis} d={`M${LEFT} ${BOTTOM}H${RIGHT}`} />
        {ticks.map((rate) => (
          <text key={rate} x={x(rate)} y={BOTTOM + 26} textAnchor="middle">
            {rate.toFixed(1)}%
          </text>
        ))}
        <text x={(LEFT + RIGHT) / 2} y="352" textAnchor="middle">
          Rate on your first mortgage
        </text>
        <path className={styles.lineRefinance} d={pathOf('refinance')} />
        <path className={styles.lineSecond} d={pathOf('second')} />
        {crossing && (
          <>
            <path className={styles.drop} d={`M${crossX} ${y(crossing.second)}V${BOTTOM}`} />
            <circle className={styles.cross} cx={crossX} cy={y(crossing.second)} r="8" />
            <text x={crossX + (isRight ? -14 : 14)} y={y(crossing.second) + 38} textAnchor={isRight ? 'end' : 'start'}>
              <tspan className={styles.amount}>{formatRate(crossing.ratePct)}%</tspan>
              <tspan x={crossX + (isRight ? -14 : 14)} dy="20">
                they cost the same
              </tspan>
            </text>
          </>
        )}
        <circle cx={x(input.firstRatePct)} cy={y(own.second)} r="6" fill="#b3382a" />
        <circle cx={x(input.firstRatePct)} cy={y(own.refinance)} r="6" fill="#1b5673" />
        {first && last && ends && (
          <>
            <text
              className={styles.nameRefinance}
              x={LEFT + 6}
              y={y(first.refinance) + (ends.refinanceAbove ? -14 : 26)}
            >
              Refinance everything
            </text>
            <text
              className={styles.nameSecond}
              x={RIGHT - 40}
              y={y(last.second) + (ends.secondAbove ? -2 : 30)}
              textAnchor="end"
            >
              Add a second
            </text>
          </>
        )}
      </svg>
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
                  <td>{formatDollars(second)}</td>
                  <td>{formatDollars(refinance)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
