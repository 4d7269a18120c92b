import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { makeClient } from './apollo';

/** Apollo and its hooks. In the browser nothing else names them, so that they come as one file when first needed (0115). */
export interface Apollo {
  client: ApolloClient;
  useQuery: typeof useQuery;
  Provider: typeof ApolloProvider;
}

export const apolloOf = (client: ApolloClient = makeClient()): Apollo => ({
  client,
  useQuery,
  Provider: ApolloProvider,
});
