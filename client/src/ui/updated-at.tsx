import type { ReactNode } from 'react';
import { formatMoment, OFFICE_ZONE } from '../lib/format';
import { useInBrowser } from '../lib/in-browser';

/** When the rates last changed: first in the office's time, then in the visitor's own. */
export function UpdatedAt({ at }: { at: string }): ReactNode {
  const inBrowser = useInBrowser();
  return (
    // a kept page may be read on the day after it was made
    <time dateTime={at} suppressHydrationWarning>
      {formatMoment(new Date(at), new Date(), inBrowser ? undefined : OFFICE_ZONE)}
    </time>
  );
}
