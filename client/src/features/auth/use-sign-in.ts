import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { MESSAGES } from 'domain/vocabulary/messages';
import { ROLE_LEVEL } from 'domain/vocabulary/roles';
import { signIn } from '../../lib/session';
import { useLoginMutation } from './login.generated';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in; answers with what to tell the person when that failed. */
export function useSignIn(): (credentials: Credentials) => Promise<{ level: number } | { failure: string }> {
  const client = useApolloClient();
  const [login] = useLoginMutation({ errorPolicy: 'all' });
  return async (input) => {
    const { data, error } = await login({ variables: { input } }).catch((thrown: unknown) => ({
      data: undefined,
      error: thrown,
    }));
    const session = data?.login.session;
    if (session) {
      const { __typename, role, ...person } = session;
      // what was asked as a visitor is not what this person would be told
      await client.clearStore();
      signIn({ ...person, role: ROLE_LEVEL[role] });
      return { level: ROLE_LEVEL[role] };
    }
    const throttled =
      CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'RATE_LIMITED');
    if (throttled) return { failure: MESSAGES.loginThrottled };
    return { failure: data?.login.userErrors[0]?.message ?? MESSAGES.loginFailed };
  };
}
