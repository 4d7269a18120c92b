import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { makeClient } from './apollo';
import { leave, signIn } from './session';

const ME = gql`
  query Me {
    me {
      id
    }
  }
`;
const LOGIN = gql`
  mutation Login {
    login {
      id
    }
  }
`;
const BESIDE = gql`
  query TextsToAgree {
    textsToAgree {
      id
    }
  }
`;
const BASIC = gql`
  mutation SubmitBasicApplication {
    submitBasicApplication {
      id
    }
  }
`;

/** As much of a Response as the link reads; jsdom has none. */
const answer = (body: unknown): Response =>
  ({
    ok: true,
    status: 200,
    headers: { get: () => 'application/graphql-response+json' },
    text: async () => JSON.stringify(body),
  }) as unknown as Response;
const refusal = (code: string): Response => answer({ data: null, errors: [{ message: code, extensions: { code } }] });

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const headersOf = (call: number): Record<string, string> =>
  fetched.mock.calls[call]![1].headers as Record<string, string>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  // the page it would go to is not this test's business: being there already is the one way to stay
  window.history.replaceState(null, '', '/auth');
  signIn({ id: 'u', token: 'tok', role: 1, name: 'N', email: 'e@example.ca' });
});
afterEach(() => jest.useRealTimers());

test('every call carries the token, except those the contract sends without', async () => {
  fetched.mockImplementation(async () => answer({ data: { me: { id: '1' }, submitBasicApplication: { id: '2' } } }));
  const client = makeClient();
  await client.query({ query: ME });
  await client.mutate({ mutation: BASIC });
  expect(headersOf(0).authorization).toBe('Bearer tok');
  expect(headersOf(1).authorization).toBeUndefined();
  expect(headersOf(1)['apollo-require-preflight']).toBe('true');
});

test('a read that began before a change does not show what was before it, however late it is answered', async () => {
  const client = makeClient();
  const asked: ((id: string) => void)[] = [];
  fetched.mockImplementation((_, { body }) =>
    (body as string).includes('mutation')
      ? Promise.resolve(answer({ data: { login: { id: 'done' } } }))
      : new Promise((resolve) => asked.push((id) => resolve(answer({ data: { me: { id } } })))),
  );
  const shown: string[] = [];
  const watch = client
    .watchQuery<{ me: { id: string } }>({ query: ME })
    .subscribe(({ dataState, data }) => dataState === 'complete' && shown.push(data.me.id));
  await client.mutate({ mutation: LOGIN, refetchQueries: ['Me'] });
  asked[0]?.('before');
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  for (const reply of asked.slice(1)) reply('after');
  await waitFor(() => expect(shown).toContain('after'));
  expect(shown).not.toContain('before');
  watch.unsubscribe();
});

test('an ended session clears the five keys', async () => {
  fetched.mockResolvedValue(refusal('UNAUTHENTICATED'));
  await expect(makeClient().query({ query: ME })).rejects.toThrow('UNAUTHENTICATED');
  expect(localStorage).toHaveLength(0);
});

test('a question that was on its way at a sign-out leads nobody to the sign-in', async () => {
  window.history.replaceState(null, '', '/account');
  // jsdom cannot go anywhere, and says so
  const goes = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetched.mockResolvedValue(refusal('UNAUTHENTICATED'));
  leave();
  await expect(makeClient().query({ query: ME })).rejects.toThrow('UNAUTHENTICATED');
  expect(goes).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
});

test('what is asked beside a page ends no session and leads nobody away from what they write', async () => {
  window.history.replaceState(null, '', '/basic-form');
  fetched.mockResolvedValue(refusal('UNAUTHENTICATED'));
  await expect(makeClient().query({ query: BESIDE })).rejects.toThrow('UNAUTHENTICATED');
  expect(localStorage.getItem('token')).toBe('tok');
});

test('a failed login clears nothing', async () => {
  fetched.mockResolvedValue(refusal('UNAUTHENTICATED'));
  await expect(makeClient().mutate({ mutation: LOGIN })).rejects.toThrow('UNAUTHENTICATED');
  expect(localStorage.getItem('token')).toBe('tok');
});

test('a throttled call is made once more after two seconds, and not a third time', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(async () => refusal('RATE_LIMITED'));
  const outcome = makeClient()
    .query({ query: ME })
    .then(
      () => 'answered',
      (error: unknown) => (error as Error).message,
    );
  await jest.advanceTimersByTimeAsync(1_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(200);
  expect(fetched).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await expect(outcome).resolves.toBe('RATE_LIMITED');
});

test('a throttled login is never repeated', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(async () => refusal('RATE_LIMITED'));
  const outcome = makeClient()
    .mutate({ mutation: LOGIN })
    .catch((error: unknown) => (error as Error).message);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  await expect(outcome).resolves.toBe('RATE_LIMITED');
});
