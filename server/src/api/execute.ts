import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { Context } from '../graphql/context.js';

/** Runs one of our own operations in-process, with the checks and the masking of one that came over HTTP. */
export type Execute = (
  context: Context,
  query: string,
  variables: Record<string, unknown>,
) => Promise<FormattedExecutionResult>;

/** What we ask ourselves goes the way of what strangers ask. */
export function executionOf(apollo: ApolloServer<Context>): Execute {
  return async (contextValue, query, variables) => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not used here.');
    return body.singleResult;
  };
}
