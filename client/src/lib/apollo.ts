import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  Observable,
  ServerError,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { RETRY_AFTER_429_MS } from 'domain/vocabulary/constants';
import { rememberOrigin } from './origin';
import { paths } from './paths';
import { readToken, signOut } from './session';

const AUTH_OPERATION = 'Login';
/** The basic form is sent without authentication (customer spec §7). */
const ANONYMOUS_OPERATIONS: ReadonlySet<string> = new Set([AUTH_OPERATION, 'SubmitBasicApplication']);

/** The codes of top-level refusals, where an answer has any. */
function codesOf(error: unknown): unknown[] {
  return CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.code) : [];
}

const authLink = new ApolloLink((operation, forward) => {
  const token = ANONYMOUS_OPERATIONS.has(operation.operationName ?? '') ? '' : readToken();
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
  }));
  return forward(operation);
});

/** The same request, a while later. */
function after(ms: number, request: () => Observable<ApolloLink.Result>): Observable<ApolloLink.Result> {
  return new Observable((sink) => {
    const timer = setTimeout(() => request().subscribe(sink), ms);
    return () => clearTimeout(timer);
  });
}

/** 401: the session is over. Forget it and sign in again, then come back here. */
function endSession(): void {
  signOut();
  if (window.location.pathname === paths.auth) return;
  rememberOrigin(window.location.pathname + window.location.search);
  window.location.assign(paths.auth);
}

/**
 * The one place that answers to refusals: an ended session, and a throttle, which is asked once more after two seconds
 * without a word. A login is neither: its page says what happened.
 */
const refusalLink = new ErrorLink(({ error, operation, forward }) => {
  if (operation.operationName === AUTH_OPERATION) return undefined;
  const codes = codesOf(error);
  if (codes.includes('UNAUTHENTICATED')) endSession();
  const throttled = codes.includes('RATE_LIMITED') || (ServerError.is(error) && error.statusCode === 429);
  return throttled ? after(RETRY_AFTER_429_MS, () => forward(operation)) : undefined;
});

export function makeClient(link?: ApolloLink, ssr = false): ApolloClient {
  return new ApolloClient({
    link: link ?? ApolloLink.from([refusalLink, authLink, new HttpLink({ uri: '/graphql' })]),
    ssrMode: ssr,
    ...(ssr ? {} : { ssrForceFetchDelay: 100 }),
    cache: new InMemoryCache(),
  });
}
