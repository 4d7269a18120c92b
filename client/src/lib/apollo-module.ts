import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { makeClient } from './apollo';
import { succeeds } from './succeeds';

/** Asks anew, and never rejects, as a command does not: gives whether there is an answer, and the page says what went wrong. */
export type Refetch<Variables = OperationVariables> = (variables?: Partial<Variables>) => Promise<boolean>;

/** What a query knows, as Apollo says it. */
export type Result = Omit<useQuery.Result, 'refetch'> & { refetch: Refetch };

/** Apollo and its hooks. In the browser nothing else names them, so that they come as one file when first needed (0115). */
export interface Apollo {
  client: ApolloClient;
  useQuery: (document: DocumentNode, options: object) => Result;
  Provider: typeof ApolloProvider;
}

function useApollosQuery(document: DocumentNode, options: object): Result {
  const { refetch, ...known } = useQuery(document, options);
  const again: Refetch = useCallback((variables) => succeeds(refetch(variables)), [refetch]);
  return { ...known, refetch: again };
}

export const apolloOf = (client: ApolloClient = makeClient()): Apollo => ({
  client,
  useQuery: useApollosQuery,
  Provider: ApolloProvider,
});
