import { useEffect, useRef, useState } from 'react';
import type { ApolloClient, DocumentNode, ObservableQuery, OperationVariables } from '@apollo/client';
import type { SkipToken, useQuery as useApolloQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Api } from './api';
import type { Refetch, Result } from './apollo-module';
import { succeeds } from './succeeds';
import { useApi } from './use-api';

export type { SkipToken } from '@apollo/client/react';
export type QueryOptions<Data, Variables extends OperationVariables> = useApolloQuery.Options<Data, Variables>;
/** Never 'partial': no page of ours asks for half an answer (returnPartialData). */
type Answer<Data, Variables extends OperationVariables> = useApolloQuery.Result<
  Data,
  Variables,
  'empty' | 'complete' | 'streaming'
>;
export type QueryResult<Data, Variables extends OperationVariables> = Omit<Answer<Data, Variables>, 'refetch'> & {
  refetch: Refetch<Variables>;
};

interface Options {
  variables?: OperationVariables;
  skip?: boolean;
  fetchPolicy?: string;
}
type Given = Options | SkipToken | undefined;
type Watched = ObservableQuery;

const optionsOf = (given: Given): Options =>
  typeof given === 'object' ? given : typeof given === 'symbol' ? { skip: true } : {};

/** Apollo's own hook, for what is shown when Apollo is there: on the server, behind a guard, on later pages. */
function useThroughApollo(api: Api, document: DocumentNode, given: Given): Result {
  const options = optionsOf(given);
  const { client, useQuery } = api.apollo as NonNullable<Api['apollo']>;
  if (!options.skip) api.note({ query: document, variables: options.variables });
  return useQuery(document, { ...options, client });
}

/** What is known of a question: nothing yet, where neither data nor an error is there. */
interface Known {
  key: string;
  data?: unknown;
  error?: Error;
  loading: boolean;
}

/** Whether the answer of the page will do: on the page that the server made it is as new as the page itself. */
function isGood(api: Api, policy: string | undefined, kept: unknown): boolean {
  const wantsNew = policy === 'network-only' || policy === 'cache-and-network';
  return kept !== undefined && policy !== 'no-cache' && !(wantsNew && api.moved);
}

/** Asks nobody where the page brought the answer; otherwise fetches Apollo and asks. Later changes of its cache are shown too. */
function useFromPage(api: Api, document: DocumentNode, given: Given): Result {
  const options = optionsOf(given);
  const { skip = false, fetchPolicy } = options;
  const key = skip ? '' : api.note({ query: document, variables: options.variables });
  const watched = useRef<Watched>(undefined);
  const [first] = useState(() => ({ key, data: api.kept(key) }));
  const kept = key === first.key ? first.data : api.kept(key);
  const good = isGood(api, fetchPolicy, kept);
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    if (skip) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const watch = (): void => {
      if (gone || stop || !api.apollo) return;
      const policy = good ? { fetchPolicy: 'cache-first' } : {};
      const asked = api.apollo.client.watchQuery({
        query: document,
        ...options,
        ...policy,
      } as ApolloClient.WatchQueryOptions);
      watched.current = asked;
      const subscription = asked.subscribe(({ data, error, loading }) => setKnown({ key, data, error, loading }));
      stop = () => subscription.unsubscribe();
    };
    const ignore = api.onApollo(watch);
    if (api.apollo) watch();
    else if (!good)
      api.load().catch((error: unknown) => {
        if (!gone) setKnown({ key, error: error as Error, loading: false });
      });
    return () => {
      gone = true;
      watched.current = undefined;
      ignore();
      stop?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the options that count are in the key; others never change
  }, [api, document, key, skip, fetchPolicy]);
  const current = known?.key === key && !skip ? known : undefined;
  const shows = good || fetchPolicy === 'cache-and-network';
  const data = skip ? undefined : (current?.data ?? (shows ? kept : undefined));
  return {
    data,
    previousData: usePrevious(key, data),
    error: current?.error,
    loading: !skip && (current ? current.loading : !good),
    refetch: (variables?: OperationVariables) =>
      succeeds(
        api.load().then(({ client }) =>
          watched.current
            ? watched.current.refetch(variables)
            : client.query({
                query: document,
                variables: variables ?? options.variables,
                fetchPolicy: 'network-only',
              }),
        ),
      ),
    // shaped as Apollo's own result, whose types also tell of what no page of ours asks for
  } as unknown as Result;
}

/** What was shown for the question before this one. */
function usePrevious(key: string, data: unknown): unknown {
  const [seen, setSeen] = useState<{ key: string; data: unknown; before: unknown }>({ key, data, before: undefined });
  if (data !== undefined && (seen.key !== key || seen.data !== data)) {
    setSeen({ key, data, before: seen.key === key ? seen.before : seen.data });
  }
  return seen.key === key ? seen.before : seen.data;
}

/**
 * Apollo's useQuery for pages that may be shown before Apollo is there. Which of both ways a component takes is settled when
 * it is first shown: the hooks of a component never change.
 */
export function useQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  given?: QueryOptions<Data, Variables> | SkipToken,
): QueryResult<Data, Variables> {
  const api = useApi();
  const [{ useWay }] = useState(() => ({ useWay: api.apollo ? useThroughApollo : useFromPage }));
  return useWay(api, document, given) as never;
}
