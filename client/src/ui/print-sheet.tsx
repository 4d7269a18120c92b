import type { ReactNode } from 'react';
import styles from './print.css?url';

/** The site's one sheet for paper. It wins over the pages' own, which come and go before it. */
export const PrintSheet = (): ReactNode => <link rel="stylesheet" href={styles} media="print" precedence="print" />;
