import type { ReactNode } from 'react';
import { FootnoteMark } from '../footnote';
import styles from './landing.module.css?sheet';

/** Under each form: when somebody answers. The first note of the page says what that rests on. */
export const Promise24 = (): ReactNode => (
  <p className={styles.promise}>
    You’ll hear from us within 24 hours.
    <FootnoteMark note={1} />
  </p>
);
