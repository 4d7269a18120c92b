import type { ReactNode } from 'react';
import styles from './aria.css?url';

/**
 * The app tier's styles, fetched with its first component and never by a public page. Put it once into a page or frame
 * that uses `ui/aria`. The id is the one React Aria looks for before it writes a style element of its own, which our
 * content security policy would refuse.
 */
export function AriaStyles(): ReactNode {
  return <link id="react-aria-pressable-style" rel="stylesheet" href={styles} precedence="default" />;
}
