import { secondMortgageByRate, type SecondMortgageInput } from '@brokerage/domain/mortgage/second-mortgage';

export const LEFT = 64;
export const RIGHT = 624;
const TOP = 48;
export const BOTTOM = 300;
const STEPS = 20;
const GRID = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;
const HALF = 0.5;

type Way = 'second' | 'refinance';

export interface CrossingLines {
  points: ReturnType<typeof secondMortgageByRate>;
  /** Where a rate and a cost stand in the drawing */
  x: (rate: number) => number;
  y: (cost: number) => number;
  /** The dollars from one line of the grid to the next */
  grid: number;
  lines: readonly number[];
  ticks: readonly number[];
  pathOf: (way: Way) => string;
  /** Between the lines, wherever a way is the cheaper one */
  bands: Record<Way, string>;
}

/** From half a point below the reader's rate to the highest of the rates that matter, in half points. */
function rangeOf({ firstRatePct, refinanceRatePct }: SecondMortgageInput, equalAtPct: number | null): [number, number] {
  const rates = [firstRatePct, equalAtPct ?? firstRatePct, refinanceRatePct];
  const low = Math.max(0, Math.floor((Math.min(...rates) - HALF) / HALF) * HALF);
  return [low, Math.max(low + 2, Math.ceil(Math.max(...rates) / HALF) * HALF)];
}

/** What both ways cost by the rate on the first mortgage, as lines in the drawing. */
export function crossingLines(input: SecondMortgageInput, equalAtPct: number | null): CrossingLines {
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
  const bands = { second: '', refinance: '' };
  points.slice(1).forEach((to, index) => {
    const from = points[index];
    if (!from) return;
    const winner = from.second + to.second < from.refinance + to.refinance ? 'second' : 'refinance';
    bands[winner] +=
      `M${x(from.ratePct)} ${y(from.second)}L${x(to.ratePct)} ${y(to.second)}V${y(to.refinance)}L${x(from.ratePct)} ${y(from.refinance)}Z`;
  });
  return {
    points,
    x,
    y,
    grid,
    lines: Array.from(
      { length: Math.floor(most / grid) - Math.ceil(least / grid) + 1 },
      (_, index) => (Math.ceil(least / grid) + index) * grid,
    ),
    ticks: Array.from({ length: Math.floor((high - low) / apart) + 1 }, (_, index) => low + index * apart),
    pathOf: (way) => points.map((point, index) => `${index ? 'L' : 'M'}${x(point.ratePct)} ${y(point[way])}`).join(''),
    bands,
  };
}
