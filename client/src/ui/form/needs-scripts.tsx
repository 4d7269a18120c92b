import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';

/** Said before the first keystroke, where what is typed could go nowhere. Only browsers without scripts show it. */
export const NeedsScripts = ({ children = 'This form needs JavaScript.' }: { children?: string }): ReactNode => (
  <noscript>
    <p className="error-summary">
      {children} You can <a href={paths.contact}>call or write to us</a> instead.
    </p>
  </noscript>
);
