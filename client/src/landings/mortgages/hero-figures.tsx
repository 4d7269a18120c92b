import type { ReactNode } from 'react';
import styles from './landing-page.module.css?sheet';

/** The payments of a term, one square each; the dark ones are what the worse offer costs. */
export function Payments({ months, lost, caption }: { months: number; lost: number; caption: ReactNode }): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 600 122" aria-hidden="true">
        {Array.from({ length: months }, (_, index) => (
          <rect
            key={index}
            x={(index % 15) * 40}
            y={Math.floor(index / 15) * 31}
            width="33"
            height="24"
            rx="4"
            fill={index < lost ? 'var(--barn-600)' : '#fff'}
          />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A pair of scales: what is won each month, and what is owed for it later. */
export function Scales({
  won,
  owed,
}: {
  won: readonly [amount: string, words: string];
  owed: readonly [amount: string, words: string];
}): ReactNode {
  return (
    <figure className={`${styles.figure} ${styles.scales}`}>
      <svg viewBox="0 0 600 150" aria-hidden="true">
        <path d="M292 34h16v104h-16Z" fill="var(--spruce-900)" />
        <path d="M230 138h140v12H230Z" fill="var(--spruce-900)" />
        <path d="m120 26 360 40" stroke="var(--spruce-900)" strokeWidth="10" strokeLinecap="round" />
        <circle cx="300" cy="46" r="13" fill="var(--barn-600)" />
        <path d="m120 26-58 58m58-58 58 58M480 66l-58 58m58-58 58 58" stroke="var(--spruce-900)" strokeWidth="3" />
        <path d="M44 84h152a76 34 0 0 1-152 0Z" fill="var(--spruce-700)" />
        <path d="M404 124h152a76 26 0 0 1-152 0Z" fill="var(--barn-600)" />
      </svg>
      <figcaption>
        {[won, owed].map(([amount, words]) => (
          <span key={words}>
            <b className="num">{amount}</b> {words}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** A house in proportion: the floor that is paid for, and the mortgage with its insurance above. */
export function Shares({ own, parts }: { own: number; parts: readonly (readonly [string, string])[] }): ReactNode {
  // the walls are 150 high: so much of them is the buyer's
  const paid = 150 * own;
  return (
    <figure className={`${styles.figure} ${styles.shares}`}>
      <svg viewBox="0 0 260 250" aria-hidden="true">
        <path d="M40 92 130 20l90 72v150H40Z" fill="var(--lake-700)" />
        <circle cx="130" cy="74" r="15" fill="var(--larch-300)" />
        <path d="M122 74h16M130 66v16" stroke="var(--lake-700)" strokeWidth="3" />
        <path d="M180 18h22v48h-22Z" fill="var(--barn-700)" />
        <path d={`M40 ${242 - paid}h180v${paid}H40Z`} fill="var(--larch-400)" />
        <path d="M18 96 130 8l112 88-10 12L130 28 28 108Z" fill="var(--spruce-900)" />
        <path d="M66 118h44v40H66ZM150 118h44v40h-44Z" fill="var(--larch-300)" />
        <path d="M108 176h44v66h-44Z" fill="var(--barn-600)" />
        <path d="M0 242h260v8H0Z" fill="var(--spruce-700)" />
      </svg>
      <figcaption>
        {parts.map(([what, amount]) => (
          <span key={what}>
            <b className="num">{amount}</b> {what}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
