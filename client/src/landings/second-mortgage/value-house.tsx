import { formatDollars } from '@brokerage/domain/forms/dollars';
import type { ReactNode } from 'react';
import { houseArt, levelsOf, TALL } from './house-art';
import styles from './story.module.css?sheet';
import { marksInWords, marksOf, type Room } from './value-limits';

interface Props {
  value: number;
  first: number;
  second: number;
  /** Where loans on this home stop */
  room: Room;
}

const LABEL_ROOM = 48;

const thousands = (dollars: number): string => `$${Math.round(dollars / 1000)}K`;

/** Labels stand at the middle of their part, and move apart where parts are thin. */
function placed(middles: readonly number[]): number[] {
  const [first = 0, second = 0, rest = 0] = middles;
  const lower = Math.min(first, -24);
  const middle = Math.min(second, lower - LABEL_ROOM);
  return [lower, middle, Math.min(rest, middle - LABEL_ROOM)];
}

/** The house is drawn from the amounts: brick is the first mortgage, the gold floor the second, the gable what stays. */
export function ValueHouse({ value, first, second, room }: Props): ReactNode {
  const levels = levelsOf(value, first, second);
  const left = value - first - second;
  const art = houseArt(levels);
  const parts = [
    { from: -2, to: levels.first + 2, amount: first, text: 'first mortgage, left alone', short: 'the first' },
    { from: levels.first - 2, to: levels.second + 2, amount: second, text: 'the second mortgage', short: 'the second' },
    { from: levels.second - 2, to: levels.ridge, amount: left, text: 'still yours', short: 'still yours' },
  ] as const;
  const marks = marksOf(value, first, room).map((mark) => ({ ...mark, y: (-mark.pct / 100) * TALL }));
  const highest = marks[0]?.y ?? 0;
  const at = placed(parts.map(({ from, to }) => (from + to) / 2));
  const label = `A house drawn to scale: ${formatDollars(first)} first mortgage, ${formatDollars(second)} second, ${formatDollars(left)} yours. ${marksInWords(value, first, room)}`;
  const brackets = parts.map(({ from, to, text }) => (
    <path key={text} className={styles.bracket} d={`M330 ${from}h14V${to}h-14`} />
  ));
  return (
    <>
      <svg className={styles.house} viewBox="-212 -462 740 486" role="img" aria-label={label}>
        <circle cx="470" cy="-250" r="92" fill="#fde2ad" />
        <circle cx="470" cy="-250" r="73.6" fill="#fbd07a" />
        <g id="value-house" dangerouslySetInnerHTML={{ __html: art }} />
        {brackets}
        {parts.map(({ amount, text }, index) => (
          <text key={text} x="358" y={at[index]}>
            <tspan className={styles.amount}>{formatDollars(amount)}</tspan>
            <tspan className={styles.what} x="358" dy="20">
              {text}
            </tspan>
          </text>
        ))}
        {marks.map(({ pct, y, text }, index) => (
          <g key={pct}>
            <path className={styles.limit} d={`M-22 ${y}H322`} />
            <path className={styles.limitEnd} d={`M-56 ${y}H-24`} />
            <text x="-66" y={Math.max(y, highest + index * LABEL_ROOM) - 4} textAnchor="end">
              <tspan className={styles.amount}>{pct}%</tspan>
              {text.map((words) => (
                <tspan key={words} className={styles.what} x="-66" dy="20">
                  {words}
                </tspan>
              ))}
            </text>
          </g>
        ))}
      </svg>
      <svg className={styles.houseSmall} viewBox="-44 -462 530 486" role="img" aria-label={label}>
        <use href="#value-house" />
        {brackets}
        {parts.map(({ amount, short }, index) => (
          <text key={short} x="352" y={at[index]}>
            <tspan className={styles.amount}>{thousands(amount)}</tspan>
            <tspan className={styles.what} x="352" dy="21">
              {short}
            </tspan>
          </text>
        ))}
      </svg>
    </>
  );
}
