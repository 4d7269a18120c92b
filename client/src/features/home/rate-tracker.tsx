import type { ReactNode } from 'react';
import type { Api } from '../../lib/api';
import { Link } from '../../ui/link';
import { Picture } from '../../illustrations/picture';
import { formatRate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { aprWords } from '../../ui/rate-terms';
import { BestRateTrendDocument, useBestRateTrendQuery, type BestRateTrendQuery } from './best-rate-trend.generated';

type Point = BestRateTrendQuery['rateTrend'][number];

export const preloadTrend = (client: Api): Promise<unknown> => client.query({ query: BestRateTrendDocument });

/** Fewer steps are no history yet. */
const ENOUGH = 3;
const WIDTH = 320;
const TOP = 40;
const BOTTOM = 224;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Nov 2026 */
const monthOf = ({ on }: Point): string => `${MONTHS[Number(on.slice(5, 7)) - 1] ?? ''} ${on.slice(0, 4)}`;

/** A rate holds until it is changed: steps, never slopes. */
function Steps({ points, first, last }: { points: readonly Point[]; first: Point; last: Point }): ReactNode {
  const start = Date.parse(first.on);
  const span = Date.parse(last.on) - start || 1;
  const rates = points.map(({ best }) => best);
  const low = Math.min(...rates);
  const height = Math.max(...rates) - low || 1;
  const x = ({ on }: Point): number => Math.round(((Date.parse(on) - start) / span) * (WIDTH - 12));
  const y = ({ best }: Point): number => Math.round(BOTTOM - ((best - low) / height) * (BOTTOM - TOP));
  const line = points.map((point, index) => (index === 0 ? `M0,${y(point)}` : `H${x(point)}V${y(point)}`)).join('');
  const label = `The best 5-year fixed rate went from ${formatRate(first.best)}% in ${monthOf(first)} to ${formatRate(last.best)}% in ${monthOf(last)}`;
  return (
    <svg viewBox={`0 0 ${WIDTH} 286`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path d={line} fill="none" stroke="var(--lake-700)" strokeWidth={3} vectorEffect="non-scaling-stroke" />
      <circle cx={x(last)} cy={y(last)} r={6} fill="var(--larch-500)" />
      <text className="tick" x={0} y={y(first) - 14}>
        {formatRate(first.best)}%
      </text>
      <text className="tick" x={WIDTH - 28} y={y(last) + 7} textAnchor="end">
        {formatRate(last.best)}%
      </text>
      <text x={0} y={278}>
        {monthOf(first)}
      </text>
      <text x={WIDTH - 12} y={278} textAnchor="end">
        {monthOf(last)}
      </text>
    </svg>
  );
}

/** Today's best 5-year fixed rate, in percent; nothing where none is published. */
export const useBestFixedRate = (): number | undefined => useBestRateTrendQuery().data?.rateTrend.at(-1)?.best;

/** How our best five-year rate moved; until there is a history, where today's rates are. */
export function RateTracker(): ReactNode {
  const { data } = useBestRateTrendQuery();
  const points = data?.rateTrend ?? [];
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < ENOUGH) {
    return (
      <Link className="tool" to={paths.rates}>
        <h3>Mortgage rates</h3>
        <p>Today’s rates, and what moves them.</p>
        <Picture name="keys" className="tool-art" />
      </Link>
    );
  }
  const today = data?.bestRates.find(({ term, type }) => term === 5 && type === 'FIXED');
  return (
    <Link className="tool" to={paths.rates}>
      <h3>Rate tracker</h3>
      <p>
        Our best 5-year fixed: {formatRate(first.best)}% in {monthOf(first)}, {formatRate(last.best)}% (
        {aprWords({ rate: last.best, apr: today?.apr ?? null })}) today.
      </p>
      <Steps points={points} first={first} last={last} />
    </Link>
  );
}
