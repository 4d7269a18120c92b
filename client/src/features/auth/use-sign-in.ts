import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { useLoginCommand } from './login.generated';
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
  const [login] = useLoginCommand({
    fields: ['code'],
    failure: MESSAGES.loginFailed,
    throttled: MESSAGES.loginThrottled,
  });
  return async (input) => {
    const { payload, problem, errors } = await login({ input });
    if (payload?.session) {
      await begin(payload.session);
      return { done: true };
    }
    if (errors.code) return { asksCode: errors.code };
    return { failure: problem ?? MESSAGES.loginFailed };
  };
}
