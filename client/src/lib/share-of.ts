/**
 * A part of the whole in percent, to a tenth or a smaller step. A whole percent is never said before it is reached: at 20%
 * down other rules begin.
 */
export function shareOf(part: number, whole: number, steps = 10): number {
  const count = Math.round((part * 100 * steps) / whole);
  const isLess = part * 100 * steps < count * whole;
  return (count % steps === 0 && isLess ? count - 1 : count) / steps;
}
