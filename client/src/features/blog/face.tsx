import { initialsOf } from '@brokerage/domain/text/initials';
import type { ReactNode } from 'react';
import styles from './cards.module.css?sheet';

const COLOURS = ['var(--barn-200)', 'var(--lake-200)', 'var(--spruce-200)', 'var(--larch-200)', 'var(--plum-200)'];

/** Somebody's initials in a colour of their own. Decoration: the name stands beside it. */
export function Face({ name, large }: { name: string; large?: boolean }): ReactNode {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      className={large ? `${styles.face} ${styles.faceLarge}` : styles.face}
      style={{ background: COLOURS[sum % COLOURS.length] }}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}
