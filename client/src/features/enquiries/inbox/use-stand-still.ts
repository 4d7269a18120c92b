import { useEffect, type RefObject } from 'react';
import type { InboxList } from './use-list';

/** Further down than this the list stands still. */
const AT_TOP_PX = 40;

/** Holds the list while somebody reads further down, in the page or in a box of its own. */
export function useStandStill(scroller: RefObject<HTMLElement | null>, { hold, release }: InboxList): void {
  useEffect(() => {
    const onScroll = (event: Event): void => {
      if (event.target !== document && event.target !== scroller.current) return;
      const down = Math.max(window.scrollY, scroller.current?.scrollTop ?? 0);
      if (down > AT_TOP_PX) hold();
      else release();
    };
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onScroll, options);
    return () => document.removeEventListener('scroll', onScroll, options);
  });
}
