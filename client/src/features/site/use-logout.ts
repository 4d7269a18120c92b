import { useApolloClient } from '@apollo/client/react';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/session';
import { EndSessionDocument } from './logout.generated';

/** How long the server is waited for; the session leaves this browser whatever it says. */
const PATIENCE_MS = 2_000;

/**
 * Ends the session on the server and here, and starts afresh on the home page: nothing of what was shown stays in memory.
 * The browser forgets it on its way out, so that no guarded page has time to send the person to the sign-in.
 */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    const told = client.mutate({ mutation: EndSessionDocument, errorPolicy: 'all' }).catch(() => undefined);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    window.addEventListener('pagehide', signOut, { once: true });
    window.location.assign(paths.home);
  };
}
