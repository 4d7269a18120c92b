import { useApi } from '../../lib/use-api';
import { paths } from '../../lib/paths';
import { dropDrafts, leave } from '../../lib/session';

/** How long the server is waited for; the session leaves this browser whatever it says. */
const PATIENCE_MS = 2_000;

/**
 * Ends the session on the server and here, and starts afresh on the home page: nothing of what was shown stays in memory.
 * The browser forgets it on its way out, so that no guarded page has time to send the person to the sign-in.
 * Whoever goes on elsewhere says where to.
 */
export function useLogout(): (to?: string) => Promise<void> {
  const client = useApi();
  return async (to = paths.home) => {
    leave();
    const told = import('./end-session').then(({ endSession }) => endSession(client));
    const ended = Promise.allSettled([dropDrafts(), told]);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    window.location.assign(to);
  };
}
