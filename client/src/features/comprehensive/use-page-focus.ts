import { createContext, use, useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { FORM_TITLE, shownStep, type Arrival } from './addresses';
import { OfficeContext } from './office';
import { useOnChange } from '../../lib/effects';
import { backTo, lastTop } from '../../lib/navigation';

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
 * or to where one was when Back or Forward leads to it; and each names the document, or the one before it would. It is asked
 * of the page that has the heading, so that nothing that arrives at the same moment can be in its way.
 */
export function usePageFocus(name: string, title: string): void {
  const shown = use(ShownPage);
  const { brand } = use(OfficeContext);
  const location: { state: Arrival | null } = useLocation();
  useOnChange(() => {
    if (shown.current === name) return undefined;
    shown.current = name;
    if (location.state?.place) return undefined;
    // the browser would go there before the page has come
    history.scrollRestoration = 'manual';
    if (lastTop.top !== undefined) return backTo(lastTop.top);
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
    return undefined;
    // once for each page
  }, [name]);
  useEffect(() => {
    shownStep.title = title;
    // the list of errors has put its word before it
    document.title = document.title.replace(/^(Error: )?.*/, `$1${title} | ${brand}`);
    return () => {
      shownStep.title = FORM_TITLE;
    };
  }, [title, brand]);
}
