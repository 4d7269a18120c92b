import { useEffect, useState } from 'react';

/** The token of the link in a letter; `undefined` until the browser has looked, '' where there is none. */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const found = new URLSearchParams(hash.slice(1)).get('token') ?? '';
    // it leaves the address at once: no history, no bookmark and no measuring keeps it
    if (found) window.history.replaceState(window.history.state, '', pathname + search);
    setToken((before) => before || found);
  }, []);
  return token;
}
