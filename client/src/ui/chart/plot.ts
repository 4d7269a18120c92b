import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { dayNumber, type ChartDay } from './series';

/** The drawing's own units: it is stretched over whatever room there is. */
export const WIDTH = 1000;
export const HEIGHT = 1000;
const TICKS = 3;
/** Half of what is shown around values that never changed. */
const FLAT = 0.25;

export interface Plot {
  /** Shares of the width and of the height, 0 to 1 from the top left. */
  x: (on: string) => number;
  y: (value: number) => number;
  ticks: number[];
  /** A path for each series. */
  paths: string[];
}

function extent(days: readonly ChartDay[]): [number, number] {
  const values = days.flatMap(({ values: of }) => of.filter((value) => value !== undefined));
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low === high ? [low - FLAT, high + FLAT] : [low, high];
}

/** Where everything of a step chart stands. Rates change on a day and stay: a slope would tell of days that never were. */
export function plotOf(days: readonly ChartDay[], series: number): Plot {
  const first = dayNumber(days[0]?.on ?? '');
  const last = dayNumber(days.at(-1)?.on ?? '');
  const across = scaleLinear()
    .domain([first === last ? first - 1 : first, last])
    .range([0, WIDTH]);
  const down = scaleLinear().domain(extent(days)).nice(TICKS).range([HEIGHT, 0]);
  const draw = line<{ on: string; value: number }>()
    .x(({ on }) => across(dayNumber(on)))
    .y(({ value }) => down(value))
    .curve(curveStepAfter);
  return {
    x: (on) => across(dayNumber(on)) / WIDTH,
    y: (value) => down(value) / HEIGHT,
    ticks: down.ticks(TICKS),
    paths: Array.from({ length: series }, (_, index) => {
      const points = days.flatMap(({ on, values }) => {
        const value = values[index];
        return value === undefined ? [] : [{ on, value }];
      });
      return draw(points) ?? '';
    }),
  };
}
