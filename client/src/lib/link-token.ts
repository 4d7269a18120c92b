import { useEffect, useState } from 'react';

/**
 * The token of the link in an email; `undefined` until the browser has looked, '' where there is none. A link pasted while
 * its page is open already loads nothing anew, so the address is watched.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    function look(): void {
      const { hash, pathname, search } = window.location;
      const found = new URLSearchParams(hash.slice(1)).get('token') ?? '';
      // it leaves the address at once: no history, no bookmark and no measuring keeps it
      if (found) window.history.replaceState(window.history.state, '', pathname + search);
      setToken((before) => found || (before ?? ''));
    }
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return token;
}
