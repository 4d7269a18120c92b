import type { ReactNode } from 'react';

/**
 * Styles that only some pages need: `import styles from './x.css?url'`. They are part of the page that the server renders,
 * and a page one goes to is shown once they are there. Not to be put into a cascade layer: they must win over the shared ones.
 * What several pages share (sections.css) stays in the layer of those.
 */
export const PageStyles = ({ href }: { href: string }): ReactNode => (
  <link rel="stylesheet" href={href} precedence="default" />
);
