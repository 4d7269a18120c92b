import type { ReactNode } from 'react';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './bar.module.css?sheet';

/** Where the answers are while the draft cannot be had. */
export const InThisTab = (): ReactNode => (
  <p className={styles.state} role="status">
    <PageStyles href={href} />
    Kept in this tab
  </p>
);
