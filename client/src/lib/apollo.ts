import { ApolloClient, ApolloLink, InMemoryCache, Observable, ServerError } from '@apollo/client';
import { RETRY_AFTER_429_MS } from '@brokerage/domain/vocabulary/constants';
import type { ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import { OperationTypeNode } from 'graphql';
import { defer, mergeMap, of, tap } from 'rxjs';
import { httpLink } from './http-link';
import { rememberOrigin } from './origin';
import { paths } from './paths';
import { endSession, isLeaving, readToken } from './session';

/** A throttled login shows its message without a second attempt (customer spec §8). */
const LOGIN = 'Login';
/** What a sign-in is refused is said on its page, and ends no session. */
const SIGN_INS = [LOGIN, 'Register', 'GoogleSignIn'];
/** They run behind a page, and lead nobody away from it: the check at the start, and a form's draft. */
const BEHIND = /^CheckSession|Draft$/;
/** Asked beside a page that nobody asked to see: a session that is over is found out by what its reader does next. */
const BESIDE: readonly string[] = ['TextsToAgree'];
/** The basic form is sent without authentication (customer spec §7). */
const ANONYMOUS_OPERATIONS = [...SIGN_INS, 'SubmitBasicApplication'];

/** What a rate costs belongs to the mortgage it was asked for: of another one the same rate costs something else. */
const ON_A_MORTGAGE = { RateOffer: { keyFields: false }, RankedRate: { keyFields: false } } as const;

const authLink = new ApolloLink((operation, forward) => {
  const token = ANONYMOUS_OPERATIONS.includes(operation.operationName ?? '') ? '' : readToken();
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
  }));
  return forward(operation);
});

/** The moderator view has messages of its own (customer spec §8). */
const STAYS: readonly string[] = [paths.auth, paths.moderator];

/**
 * 401: the session is over. You sign in again and come back here. A reader whose old token fails the check at the start
 * stays on the page; from a guarded page its guard leads away. Whoever signs out is led elsewhere.
 */
function toSignIn(quietly: boolean): void {
  const { pathname, search } = window.location;
  if (isLeaving()) return;
  endSession();
  if (quietly || STAYS.includes(pathname)) return;
  rememberOrigin(pathname + search);
  window.location.assign(paths.auth);
}

/**
 * The one place that answers to refusals: an ended session, and a throttle, which is asked once more after two seconds
 * without a word.
 */
const refusalLink = new ApolloLink((operation, forward) => {
  const name = operation.operationName ?? '';
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
          if (codes.includes('UNAUTHENTICATED' satisfies ErrorCode) && ![...SIGN_INS, ...BESIDE].includes(name))
            toSignIn(BEHIND.test(name));
          if (!repeats(codes.includes('RATE_LIMITED' satisfies ErrorCode))) sink.next(result);
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
    ask(name !== LOGIN);
    return () => stop();
  });
});

/**
 * A read that began before a change was answered may know nothing of it, and what is read again after the change joins it:
 * one read at a time goes out. Its answer is thrown away, and it is asked anew.
 */
function freshLink(): ApolloLink {
  let changes = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap(() => (changes += 1)));
    const read = (): ReturnType<typeof forward> =>
      defer(() => {
        const before = changes;
        return forward(operation).pipe(mergeMap((result) => (changes === before ? of(result) : read())));
      });
    return read();
  });
}

/**
 * What is asked again stays as it was until there is an answer: a failure stays said, and the button that asks again keeps
 * its place and the keyboard's focus (ui/late/use-again).
 */
export const ASKING = { watchQuery: { notifyOnNetworkStatusChange: false } } as const;

export function makeClient(link?: ApolloLink, ssr = false): ApolloClient {
  return new ApolloClient({
    link: link ?? ApolloLink.from([freshLink(), refusalLink, authLink, httpLink()]),
    ssrMode: ssr,
    ...(ssr ? {} : { ssrForceFetchDelay: 100 }),
    cache: new InMemoryCache({ typePolicies: ON_A_MORTGAGE }),
    defaultOptions: ASKING,
  });
}
