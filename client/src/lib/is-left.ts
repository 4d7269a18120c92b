import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether the browser's address is another page's already: this one stands until the other's code is there. A page that was
 * left changes the address no more: a late answer would bring people back, or give the other page its address.
 */
export function useIsLeft(): () => boolean {
  const { pathname } = useLocation();
  const own = useRef<string>(undefined);
  useLayoutEffect(() => {
    own.current = window.location.pathname;
  }, [pathname]);
  return useCallback(() => window.location.pathname !== own.current, []);
}
