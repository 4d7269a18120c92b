import type { Api } from '../../lib/api';
import { ROLE_LEVEL } from '@brokerage/domain/account/roles';
import { readToken, signIn } from '../../lib/session';
import { CheckSessionDocument } from './check-session.generated';

/**
 * Asks the server, once at the start, whether the session kept in this browser still stands and for whom: an ended one is
 * forgotten (the link chain does it), a changed name or role is taken over. While the server is away nothing changes.
 */
export async function checkSession(client: Api): Promise<void> {
  const token = readToken();
  const { data } = await client
    .query({ query: CheckSessionDocument, fetchPolicy: 'no-cache', errorPolicy: 'all' })
    .catch(() => ({ data: undefined }));
  // somebody may have signed out, or in as another, while the answer was on its way
  if (!data?.me || readToken() !== token) return;
  const { id, name, email, role } = data.me;
  signIn({ token, id, name, email, role: ROLE_LEVEL[role] });
}
