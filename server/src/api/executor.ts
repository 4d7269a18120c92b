import type { ApolloServerOptions } from '@apollo/server';
import {
  execute,
  executeSync,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../graphql/context.js';

const MAX_VARIABLE_ERRORS = 10;

type Gateway = NonNullable<ApolloServerOptions<Context>['gateway']>;

export interface Operation {
  definition: OperationDefinitionNode;
  document: DocumentNode;
  name: string | null;
  variables: Record<string, unknown>;
  context: Context;
}

/** Runs an operation that was parsed and checked. The key names its text. */
export type Executor = (key: string, operation: Operation) => Promise<ExecutionResult>;

/** The last of too many errors in variables has no place and no code, and says nothing more. */
function withoutLastOfMany(result: ExecutionResult): ExecutionResult {
  if (!result.errors || result.data !== undefined) return result;
  return { ...result, errors: result.errors.filter(({ nodes }) => nodes) };
}

/** graphql-js itself. What wraps it keeps what was answered about the schema, and waits for the news of a change. */
export const makeExecutor =
  (schema: GraphQLSchema): Executor =>
  async (_key, { document, name, variables, context }) =>
    withoutLastOfMany(
      await execute({
        schema,
        document,
        operationName: name,
        variableValues: variables,
        contextValue: context,
        options: { maxCoercionErrors: MAX_VARIABLE_ERRORS },
      }),
    );

/** Which operation of the document cannot be told: in graphql-js' own words, to which Apollo adds the code. */
const unresolved = (schema: GraphQLSchema, document: DocumentNode, operationName?: string): ExecutionResult =>
  executeSync({ schema, document, operationName });

/** Gives an executor to Apollo, which knows other executors than its own only from gateways. */
export function gatewayOf(schema: GraphQLSchema, run: Executor): Gateway {
  return {
    load: () =>
      Promise.resolve({
        executor: async ({ document, operation, operationName, request, context, queryHash }) => {
          // Apollo's types promise one; it is undefined where none can be chosen
          const definition: OperationDefinitionNode | undefined = operation;
          if (!definition) return unresolved(schema, document, request.operationName);
          return run(`${queryHash}:${operationName ?? ''}`, {
            definition,
            document,
            name: operationName,
            variables: request.variables ?? {},
            // what our own server was given
            context: context as unknown as Context,
          });
        },
      }),
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
}
