import { useEffect, useState, type RefObject } from 'react';
import { HEADER_HIDE_AT_PX, HEADER_SHADOW_AT_PX } from '@brokerage/domain/vocabulary/constants';

export interface HeaderScroll {
  shadow: boolean;
  hidden: boolean;
}

/** True while somebody uses the header: the keyboard stands in it, or a list hangs open from it. */
const inUse = (header: HTMLElement | null): boolean =>
  header !== null && (header.contains(document.activeElement) || header.querySelector('[data-open]') !== null);

/**
 * On the home page the header goes away on the way down and comes back on the way up.
 * It never goes while somebody is in it.
 */
export function useHeaderScroll(header: RefObject<HTMLElement | null>, mayHide: boolean): HeaderScroll {
  const [state, setState] = useState<HeaderScroll>({ shadow: false, hidden: false });

  useEffect(() => {
    let before = window.scrollY;
    const update = (): void => {
      const now = window.scrollY;
      const shadow = now > HEADER_SHADOW_AT_PX;
      const down = now > before;
      const still = now === before;
      before = now;
      setState((old) => {
        const hidden = mayHide && now > HEADER_HIDE_AT_PX && (still ? old.hidden : down) && !inUse(header.current);
        return old.shadow === shadow && old.hidden === hidden ? old : { shadow, hidden };
      });
    };
    update();
    const element = header.current;
    window.addEventListener('scroll', update, { passive: true });
    element?.addEventListener('focusin', update);
    return () => {
      window.removeEventListener('scroll', update);
      element?.removeEventListener('focusin', update);
    };
  }, [header, mayHide]);

  return state;
}
