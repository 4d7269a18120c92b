import { CombinedGraphQLErrors } from '@apollo/client';
import { MESSAGES } from 'domain/vocabulary/messages';
import { useLoginMutation } from './login.generated';
import { useBeginSession } from './use-begin-session';

export interface Credentials {
  email: string;
  password: string;
  code?: string;
}

export type Outcome = { done: true } | { failure: string } | { asksCode: string };

/** Signs in; answers with what to tell the person when that failed, or that a second step is asked for. */
export function useSignIn(): (credentials: Credentials) => Promise<Outcome> {
  const begin = useBeginSession();
  const [login] = useLoginMutation({ errorPolicy: 'all' });
  return async (input) => {
    const { data, error } = await login({ variables: { input } }).catch((thrown: unknown) => ({
      data: undefined,
      error: thrown,
    }));
    if (data?.login.session) {
      await begin(data.login.session);
      return { done: true };
    }
    const throttled =
      CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'RATE_LIMITED');
    if (throttled) return { failure: MESSAGES.loginThrottled };
    const refusal = data?.login.userErrors[0];
    if (refusal?.field?.[0] === 'code') return { asksCode: refusal.message };
    return { failure: refusal?.message ?? MESSAGES.loginFailed };
  };
}
