import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Api, type Answers } from './api';
import { ASKING } from './apollo';
import { apolloOf, type Apollo } from './apollo-module';
import { ApiProvider } from './use-api';
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from './use-query';

type Data = { bank: { __typename: 'Bank'; id: string; name: string } | null };
type Given = { id: string };
const BANK = gql`
  query Bank($id: ID!) {
    bank(id: $id) {
      id
      name
    }
  }
` as TypedDocumentNode<Data, Given>;
const RENAME = gql`
  mutation Rename {
    rename {
      id
      name
    }
  }
`;

const bank = (id: string, name = `Bank ${id}`): Data => ({ bank: { __typename: 'Bank', id, name } });
const answersOf = (client: ApolloClient, ids: string[]): Answers => {
  const server = Api.over(apolloOf(client));
  for (const id of ids) {
    client.writeQuery({ query: BANK, variables: { id }, data: bank(id) });
    server.note({ query: BANK, variables: { id } });
  }
  return server.answers();
};

let asked: string[];
let fails: boolean;
const client = (): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache(),
    defaultOptions: ASKING,
    link: new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((sink) => {
          const id = String(variables['id']);
          asked.push(`${operationName} ${id}`);
          queueMicrotask(() => {
            if (fails) sink.error(new Error('the network is gone'));
            else
              sink.next({
                data: operationName === 'Rename' ? { rename: bank('1', 'New').bank } : bank(id, `${id} asked`),
              });
            sink.complete();
          });
        }),
    ),
  });

/** A page that brought the answers for these banks; Apollo comes when `come` is told, or cannot be had. */
function page(ids: string[]) {
  const loads: ((apollo: Apollo | Error) => void)[] = [];
  const api = new Api(
    answersOf(client(), ids),
    () =>
      new Promise((resolve, reject) => {
        loads.push((apollo) => (apollo instanceof Error ? reject(apollo) : resolve(apollo)));
      }),
  );
  return {
    api,
    loads: () => loads.length,
    come: (apollo: Apollo | Error = apolloOf(client())) => act(async () => loads.at(-1)?.(apollo)),
    wrapper: ({ children }: { children: ReactNode }): ReactNode => <ApiProvider api={api}>{children}</ApiProvider>,
  };
}

const show = (
  { wrapper }: ReturnType<typeof page>,
  first: QueryOptions<Data, Given> | SkipToken,
): ReturnType<typeof renderHook<QueryResult<Data, Given>, QueryOptions<Data, Given> | SkipToken>> =>
  renderHook((options: QueryOptions<Data, Given> | SkipToken) => useQuery(BANK, options), {
    wrapper,
    initialProps: first,
  });

beforeEach(() => {
  asked = [];
  fails = false;
});

test.each(['cache-first', 'cache-and-network', 'network-only'] as const)(
  'what the page brought is shown at once, and Apollo is not fetched for it: %s',
  async (fetchPolicy) => {
    const at = page(['1']);
    const { result } = show(at, { variables: { id: '1' }, fetchPolicy });
    expect([result.current.data, result.current.loading, at.loads()]).toEqual([bank('1'), false, 0]);
    expect(asked).toEqual([]);
  },
);

test('what it did not bring is asked, when Apollo has come', async () => {
  const at = page(['1']);
  const { result } = show(at, { variables: { id: '2' } });
  expect([result.current.data, result.current.loading, at.loads()]).toEqual([undefined, true, 1]);
  await at.come();
  await waitFor(() => expect(result.current.data).toEqual(bank('2', '2 asked')));
  expect([result.current.loading, asked]).toEqual([false, ['Bank 2']]);
});

test('another question shows the answer before as such, until its own is there', async () => {
  const at = page(['1']);
  const { result, rerender } = show(at, { variables: { id: '1' } });
  rerender({ variables: { id: '2' } });
  expect([result.current.data, result.current.previousData, result.current.loading]).toEqual([
    undefined,
    bank('1'),
    true,
  ]);
  await at.come();
  await waitFor(() => expect(result.current.data).toEqual(bank('2', '2 asked')));
});

test('a question that is skipped is not asked', async () => {
  const at = page([]);
  const { result, rerender } = show(at, skipToken);
  expect([result.current.loading, at.loads()]).toEqual([false, 0]);
  rerender({ variables: { id: '2' } });
  expect([result.current.loading, at.loads()]).toEqual([true, 1]);
});

test('on a later page what may be old is asked again', async () => {
  const at = page(['1']);
  at.api.move();
  const { result } = show(at, { variables: { id: '1' }, fetchPolicy: 'cache-and-network' });
  expect([result.current.data, result.current.loading]).toEqual([bank('1'), true]);
  await at.come();
  await waitFor(() => expect(result.current.data).toEqual(bank('1', '1 asked')));
});

test('Apollo comes with a change, knows what the page brought, and the page shows what changed', async () => {
  const at = page(['1']);
  const { result } = show(at, { variables: { id: '1' } });
  const changed = at.api.mutate({ mutation: RENAME });
  await at.come();
  await act(() => changed);
  await waitFor(() => expect(result.current.data).toEqual(bank('1', 'New')));
  expect(asked).toEqual(['Rename undefined']);
});

test('asking again asks the server', async () => {
  const at = page(['1']);
  const { result } = show(at, { variables: { id: '1' } });
  const again = result.current.refetch();
  await at.come();
  await act(() => again);
  await waitFor(() => expect(result.current.data).toEqual(bank('1', '1 asked')));
});

test('Apollo that cannot be had is an error, and the next question tries again', async () => {
  const at = page([]);
  const { result } = show(at, { variables: { id: '2' } });
  await at.come(new Error('not arrived'));
  await waitFor(() => expect(result.current.error?.message).toBe('not arrived'));
  const again = result.current.refetch();
  expect(at.loads()).toBe(2);
  await at.come();
  await act(() => again);
  await waitFor(() => expect([result.current.data, result.current.error]).toEqual([bank('2', '2 asked'), undefined]));
});

test('an error of the server is said', async () => {
  fails = true;
  const at = page([]);
  const { result } = show(at, { variables: { id: '2' } });
  await at.come();
  await waitFor(() => expect(result.current.error?.message).toBe('the network is gone'));
  expect(result.current.loading).toBe(false);
});

test.each([false, true])(
  'asking again never rejects: a failure stays said until there is an answer. Apollo there from the start: %s',
  async (isThere) => {
    fails = true;
    const at = page([]);
    if (isThere) await Promise.all([at.api.load(), at.come()]);
    const { result } = show(at, { variables: { id: '2' } });
    if (!isThere) await at.come();
    await waitFor(() => expect(result.current.error?.message).toBe('the network is gone'));
    const seen: unknown[] = [];
    const ask = async (): Promise<void> => {
      const again = result.current.refetch();
      seen.push(result.current.error?.message);
      await act(async () => seen.push(await again));
    };
    await ask();
    expect(seen).toEqual(['the network is gone', false]);
    expect(result.current.error?.message).toBe('the network is gone');
    fails = false;
    await ask();
    await waitFor(() => expect(result.current.data).toEqual(bank('2', '2 asked')));
    expect([seen.at(-1), result.current.error]).toEqual([true, undefined]);
  },
);

test('a list that is read anew without an answer keeps what it has, and knows that it may be old', async () => {
  const at = page([]);
  const { result } = show(at, { variables: { id: '2' } });
  await at.come();
  await waitFor(() => expect(result.current.data).toEqual(bank('2', '2 asked')));
  fails = true;
  const again = result.current.refetch();
  await act(async () => expect(await again).toBe(false));
  expect(result.current.data).toEqual(bank('2', '2 asked'));
  expect(result.current.error?.message).toBe('the network is gone');
});

test('whoever asks without a component is given what the page brought', async () => {
  const at = page(['1']);
  await expect(at.api.query({ query: BANK, variables: { id: '1' } })).resolves.toEqual({ data: bank('1') });
  expect(at.api.readQuery({ query: BANK, variables: { id: '1' } })).toEqual(bank('1'));
  expect(at.api.readQuery({ query: BANK, variables: { id: '2' } })).toBeNull();
  await at.api.clearStore();
  expect(at.api.readQuery({ query: BANK, variables: { id: '1' } })).toBeNull();
  expect(at.loads()).toBe(0);
});

test('after signing in nothing of the visitor’s answers is shown anew', async () => {
  const at = page(['1']);
  const { result } = show(at, { variables: { id: '1' } });
  await at.api.clearStore();
  expect(result.current.data).toEqual(bank('1'));
  const later = show(at, { variables: { id: '1' } });
  expect([later.result.current.data, at.loads()]).toEqual([undefined, 1]);
});
