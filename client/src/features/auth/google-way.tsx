import type { Api } from '../../lib/api';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberOrigin } from '../../lib/origin';
import { paths } from '../../lib/paths';
import { latePart } from '../../ui/late/late-part';
import { SignInOptionsDocument, useSignInOptionsQuery } from './sign-in-options.generated';

const GoogleButton = latePart(async () => (await import('./google-button')).default, {
  waiting: <div className="auth-google-button" />,
});

export const preloadGoogle = (client: Api): Promise<unknown> => client.query({ query: SignInOptionsDocument });

/** Whether this document came with the policy of /auth, which alone lets Google's script in. */
function mayLoadGoogle(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === paths.auth;
}
const never = (): (() => void) => () => undefined;

/** The third way in, where the brokerage has set it up; without a client id there is nothing, and nothing is fetched. */
export function GoogleWay(): ReactNode {
  const { data } = useSignInOptionsQuery();
  const location: { search: string; state: { from?: unknown } | null } = useLocation();
  const { search, state } = location;
  const here = useSyncExternalStore(never, mayLoadGoogle, () => false);
  const clientId = data?.signInOptions.googleClientId;
  if (!clientId) return null;
  return (
    <div className="stack-4 mt-6">
      <p className="auth-or">or</p>
      {here ? (
        <GoogleButton clientId={clientId} />
      ) : (
        // came here by a link inside the site: the page is loaded anew, with its own policy, and knows where one was going
        <a
          className="btn btn-c"
          href={paths.auth + search}
          onClick={() => {
            if (typeof state?.from === 'string') rememberOrigin(state.from);
          }}
        >
          Continue with Google
        </a>
      )}
    </div>
  );
}
