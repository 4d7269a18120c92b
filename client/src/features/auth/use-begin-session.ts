import { useApi } from '../../lib/use-api';
import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/account/roles';
import { signIn } from '../../lib/session';

interface Begun {
  token: string;
  id: string;
  name: string;
  email: string;
  role: RoleName;
}

/** Takes over a session the server has begun. */
export function useBeginSession(): (session: Begun) => Promise<void> {
  const client = useApi();
  return async ({ token, id, name, email, role }) => {
    // what was asked as a visitor is not what this person would be told
    await client.clearStore();
    signIn({ token, id, name, email, role: ROLE_LEVEL[role] });
  };
}
