/**
 * A part of the whole in percent, to a tenth. A whole percent is never said before it is reached: at 20% down other rules
 * begin.
 */
export function shareOf(part: number, whole: number): number {
  const tenths = Math.round((part * 1000) / whole);
  const isLess = part * 1000 < tenths * whole;
  return (tenths % 10 === 0 && isLess ? tenths - 1 : tenths) / 10;
}
