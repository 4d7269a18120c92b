import { createContext, use, useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Arrival } from './addresses';
import { OfficeContext } from './office';
import { useOnChange } from '../../lib/effects';

/** The page of the application that was shown last; its first one belongs to the router. */
export const ShownPage = createContext<RefObject<string>>({ current: '' });

/** To the heading of the page that is shown. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

/**
 * A step is no change of page to the router: each page leads to its own top when it comes, unless an answer was asked for,
 * and each names the document, or the one before it would. It is asked of the page that has the heading, so that nothing that
 * arrives at the same moment can be in its way.
 */
export function usePageFocus(name: string, title: string): void {
  const shown = use(ShownPage);
  const { brand } = use(OfficeContext);
  const location: { state: Arrival | null } = useLocation();
  useOnChange(() => {
    if (shown.current === name) return;
    shown.current = name;
    if (location.state?.place) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
    // once for each page
  }, [name]);
  useEffect(() => {
    // the list of errors has put its word before it
    document.title = document.title.replace(/^(Error: )?.*/, `$1${title} | ${brand}`);
  }, [title, brand]);
}
