import { ApolloClient, ApolloLink, InMemoryCache, Observable, ServerError } from '@apollo/client';
import { RETRY_AFTER_429_MS } from 'domain/vocabulary/constants';
import { httpLink } from './http-link';
import { rememberOrigin } from './origin';
import { paths } from './paths';
import { readToken, signOut } from './session';

/** Sign-ins: what they are refused is said on their page, and never ends a session or is asked twice. */
const AUTH_OPERATIONS: ReadonlySet<string> = new Set(['Login', 'Register', 'GoogleSignIn']);
const CHECK_OPERATION = 'CheckSession';
/** The basic form is sent without authentication (customer spec §7). */
const ANONYMOUS_OPERATIONS: ReadonlySet<string> = new Set([...AUTH_OPERATIONS, 'SubmitBasicApplication']);

const authLink = new ApolloLink((operation, forward) => {
  const token = ANONYMOUS_OPERATIONS.has(operation.operationName ?? '') ? '' : readToken();
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
  }));
  return forward(operation);
});

/**
 * 401: the session is over. Forget it and sign in again, then come back here. A reader whose old token was found out by
 * the check at the start stays where he reads; from a guarded page its guard leads away.
 */
function endSession(quietly: boolean): void {
  signOut();
  if (quietly || window.location.pathname === paths.auth) return;
  rememberOrigin(window.location.pathname + window.location.search);
  window.location.assign(paths.auth);
}

/**
 * The one place that answers to refusals: an ended session, and a throttle, which is asked once more after two seconds
 * without a word. A login is neither: its page says what happened.
 */
const refusalLink = new ApolloLink((operation, forward) => {
  const name = operation.operationName;
  if (AUTH_OPERATIONS.has(name ?? '')) return forward(operation);
  return new Observable((sink) => {
    let stop = (): void => undefined;
    let waiting = false;
    function ask(mayRepeat: boolean): void {
      waiting = false;
      const repeats = (throttled: boolean): boolean => {
        if (!throttled || !mayRepeat) return false;
        const timer = setTimeout(ask, RETRY_AFTER_429_MS, false);
        stop = () => clearTimeout(timer);
        return (waiting = true);
      };
      const call = forward(operation).subscribe({
        next(result) {
          const codes = result.errors?.map(({ extensions }) => extensions?.code) ?? [];
          if (codes.includes('UNAUTHENTICATED')) endSession(name === CHECK_OPERATION);
          if (!repeats(codes.includes('RATE_LIMITED'))) sink.next(result);
        },
        error(error: unknown) {
          if (!repeats(ServerError.is(error) && error.statusCode === 429)) sink.error(error);
        },
        complete() {
          if (!waiting) sink.complete();
        },
      });
      if (!waiting) stop = () => call.unsubscribe();
    }
    ask(true);
    return () => stop();
  });
});

export function makeClient(link?: ApolloLink, ssr = false): ApolloClient {
  return new ApolloClient({
    link: link ?? ApolloLink.from([refusalLink, authLink, httpLink()]),
    ssrMode: ssr,
    ...(ssr ? {} : { ssrForceFetchDelay: 100 }),
    cache: new InMemoryCache(),
  });
}
