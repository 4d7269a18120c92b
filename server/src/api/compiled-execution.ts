import type { ApolloServerOptions } from '@apollo/server';
import {
  execute,
  executeSync,
  GraphQLError,
  getVariableValues,
  OperationTypeNode,
  valueFromASTUntyped,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { CompiledQueries } from './compiled-queries.js';
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

type Checked = { errors: readonly GraphQLError[] } | { variables: Record<string, unknown> };

/**
 * The variables in graphql-js' own judgement and words. What is left out gets its default here: compiled code refuses
 * the absence of a `Boolean! = true`.
 */
function checkVariables(
  schema: GraphQLSchema,
  definition: OperationDefinitionNode,
  given: Operation['variables'],
): Checked {
  const definitions = definition.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, definitions, given, { maxErrors: MAX_VARIABLE_ERRORS });
  if (errors) return { errors: errors.filter(({ nodes }) => nodes) };
  const variables = { ...given };
  for (const { variable, defaultValue } of definitions) {
    if (defaultValue && variables[variable.name.value] === undefined) {
      variables[variable.name.value] = valueFromASTUntyped(defaultValue);
    }
  }
  return { variables };
}

/** The last of too many errors in variables has no place and no code, and says nothing more. */
function withoutLastOfMany(result: ExecutionResult): ExecutionResult {
  if (!result.errors || result.data !== undefined) return result;
  return { ...result, errors: result.errors.filter(({ nodes }) => nodes) };
}

/** Compiled code makes errors of its own kind, whose properties cannot be written; Apollo completes what it is given. */
function wrapped({ data, errors }: ExecutionResult): ExecutionResult {
  if (!errors) return { data: data ?? null };
  return {
    data: data ?? null,
    errors: errors.map(({ message, path, originalError }) => new GraphQLError(message, { path, originalError })),
  };
}

/**
 * Runs queries as compiled code: field by field, graphql-js spends most of a wide answer's time on bookkeeping. Mutations
 * are narrow and stay with graphql-js.
 */
export function compiledExecution(schema: GraphQLSchema): Executor {
  const compiled = new CompiledQueries(schema);

  const interpret = async ({ document, name, variables, context }: Operation): Promise<ExecutionResult> =>
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

  return async (key, operation) => {
    const { definition, document, name, variables, context } = operation;
    const isQuery = definition.operation === OperationTypeNode.QUERY;
    const query = isQuery ? compiled.use(key, document, name) : undefined;
    if (!query) return interpret(operation);
    const checked = checkVariables(schema, definition, variables);
    return 'errors' in checked ? checked : wrapped(await query.query(undefined, context, checked.variables));
  };
}

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
          const definition = operation as OperationDefinitionNode | undefined;
          if (!definition) return unresolved(schema, document, request.operationName);
          return run(`${queryHash}:${operationName ?? ''}`, {
            definition,
            document,
            name: operationName,
            variables: request.variables ?? {},
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
