import { initialsOf } from '@brokerage/domain/text/initials';
import type { ReactNode } from 'react';
import styles from './cards.module.css?sheet';

const COLOURS = ['barn', 'lake', 'spruce', 'larch', 'plum'];

/** Somebody's initials in a colour of their own. Decoration: the name stands beside it. */
export function Face({ name, large }: { name: string; large?: boolean }): ReactNode {
  return (
    <span
      className={large ? `${styles.face} ${styles.faceLarge}` : styles.face}
      style={{ background: `var(--${COLOURS[name.length % COLOURS.length]}-200)` }}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}
