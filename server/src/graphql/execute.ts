import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { Context } from './context.js';

/** Runs an operation in-process, under the same limits, checks and masking as one that came by HTTP. */
export async function execute(
  apollo: ApolloServer<Context>,
  contextValue: Context,
  query: string,
  variables: Record<string, unknown>,
): Promise<FormattedExecutionResult> {
  const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('Incremental delivery is not used here.');
  return body.singleResult;
}
