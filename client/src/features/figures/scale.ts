const STEPS = [1, 2, 5] as const;

/** The highest line of a chart and the lines under it, from 0, at round numbers and with at most so many steps. */
export function scaleOf(most: number, steps = 4): { top: number; ticks: number[] } {
  let step = 1;
  for (let power = 1; ; power *= 10) {
    const found = STEPS.map((one) => one * power).find((one) => most <= one * steps);
    if (found !== undefined) {
      step = found;
      break;
    }
  }
  const lines = Math.max(1, Math.ceil(most / step));
  return { top: lines * step, ticks: Array.from({ length: lines + 1 }, (_, index) => index * step) };
}
