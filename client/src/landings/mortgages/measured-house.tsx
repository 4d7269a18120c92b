import type { ReactNode } from 'react';
import styles from './landing-page.module.css?sheet';

/** A share of the home's value, and the same in dollars */
interface Mark {
  percent: number;
  label: string;
  amount: string;
}

interface Props {
  owed: Mark;
  /** Where a credit line alone stops */
  line: Mark;
  /** Where all loans together stop */
  all: Mark;
  /** Between what is owed and where all loans stop */
  within: string;
  /** How many marks the tape has for the whole value */
  ticks: number;
}

/** The house is as wide as its value */
const LEFT = 24;
const WIDTH = 632;
const WALL = { top: 112, height: 128 } as const;
const TAPE = { top: 264, height: 34 } as const;
const x = (percent: number): number => LEFT + (percent / 100) * WIDTH;
const FILLS = ['var(--barn-600)', 'var(--larch-400)', 'var(--spruce-700)'] as const;
const WINDOWS = [64, 150, 306, 590] as const;

/** A house drawn as wide as its value, and a measuring tape along it: it stops where OSFI's guideline does. */
export function MeasuredHouse({ owed, line, all, within, ticks }: Props): ReactNode {
  const edges = [0, owed.percent, all.percent, 100];
  const rows = [owed, line, all];
  return (
    <figure className={`${styles.desk} ${styles.measured}`}>
      <svg viewBox="0 0 680 312" aria-hidden="true">
        <path d="M520 8h36v60h-36Z" fill="var(--barn-700)" />
        <path d="M96 36h488l84 78v10H12v-10Z" fill="var(--spruce-900)" />
        <path d="M96 36h60L64 114H12Z" fill="var(--spruce-700)" />
        {FILLS.map((fill, index) => {
          const from = x(edges[index] ?? 0);
          const to = x(edges[index + 1] ?? 100);
          return <rect key={fill} x={from} y={WALL.top} width={to - from} height={WALL.height} fill={fill} />;
        })}
        {WINDOWS.map((left) => (
          <path
            key={left}
            d={`M${left} 134h44v34h-44Zm20 0h4v34h-4Z`}
            fill="var(--larch-200)"
            stroke="#fff"
            strokeWidth="4"
          />
        ))}
        <path d="M232 156h42v84h-42Z" fill="var(--spruce-900)" />
        <path d="M0 240h680v8H0Z" fill="var(--spruce-700)" />
        <g className={styles.onWall}>
          <text x={x(0) + 22} y="222" fill="#fff">
            {owed.amount}
          </text>
          <text x={(x(owed.percent) + x(all.percent)) / 2} y="222" textAnchor="middle" fill="var(--ink-950)">
            {within}
          </text>
        </g>
        <path
          d={`M${x(line.percent)} 96v94m0 44V${TAPE.top}`}
          stroke="var(--ink-950)"
          strokeWidth="3"
          strokeDasharray="3 7"
        />
        <path d={`M${x(all.percent)} 96V${TAPE.top}`} stroke="var(--ink-950)" strokeWidth="4" />
        <rect x={LEFT} y={TAPE.top} width={x(all.percent) - LEFT} height={TAPE.height} fill="var(--larch-300)" />
        {Array.from({ length: ticks }, (_, index) => ((index + 1) * 100) / ticks)
          .filter((percent) => percent < all.percent)
          .map((percent, index) => (
            <path
              key={percent}
              d={`M${x(percent)} ${TAPE.top}v${index % 2 ? 18 : 10}`}
              stroke="var(--ink-950)"
              strokeWidth="2.5"
            />
          ))}
        <path d={`M${x(all.percent) - 3} ${TAPE.top - 6}h9v${TAPE.height + 14}h-9Z`} fill="var(--ink-950)" />
        <rect x="0" y={TAPE.top - 14} width="62" height="62" rx="16" fill="var(--spruce-900)" />
        <circle cx="31" cy={TAPE.top + 17} r="15" fill="var(--larch-400)" />
      </svg>
      <figcaption>
        <dl className={styles.marks}>
          {rows.map(({ label, amount, percent }) => (
            <div key={label}>
              <dt>
                {label} <span className="num">({percent.toFixed(0)}%)</span>
              </dt>
              <dd className="num">{amount}</dd>
            </div>
          ))}
          <div>
            <dt>Within reach</dt>
            <dd className="num">{within}</dd>
          </div>
        </dl>
      </figcaption>
    </figure>
  );
}
