import type { ApolloServerOptions } from '@apollo/server';
import {
  execute,
  GraphQLError,
  getVariableValues,
  OperationTypeNode,
  valueFromASTUntyped,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.js';

/** Ours are a few dozen; strangers' operations push each other out. */
const COMPILED_OPERATIONS = 500;
/** An operation is compiled when it comes for the second time: what is asked once is not worth it. */
const INTERPRETED = 'interpreted';
const MAX_VARIABLE_ERRORS = 50;
const COMPILER = { disablingCapturingStackErrors: true };

type Gateway = NonNullable<ApolloServerOptions<Context>['gateway']>;

interface Operation {
  definition: OperationDefinitionNode;
  document: DocumentNode;
  name: string | null;
  variables: Record<string, unknown>;
  context: Context;
}

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
  if (errors) return { errors };
  const variables = { ...given };
  for (const { variable, defaultValue } of definitions) {
    if (defaultValue && variables[variable.name.value] === undefined) {
      variables[variable.name.value] = valueFromASTUntyped(defaultValue);
    }
  }
  return { variables };
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
 * are narrow and stay with graphql-js. Apollo knows other executors only from gateways, hence the interface.
 */
export function compiledExecution(schema: GraphQLSchema): Gateway {
  const compiled = new LRUCache<string, CompiledQuery | typeof INTERPRETED>({ max: COMPILED_OPERATIONS });

  function compiledOnce(key: string, { document, name }: Operation): CompiledQuery | undefined {
    const known = compiled.get(key);
    if (known === undefined) compiled.set(key, INTERPRETED);
    if (known !== INTERPRETED) return known;
    const query = compileQuery(schema, document, name ?? undefined, COMPILER);
    if (!isCompiledQuery(query)) return undefined;
    compiled.set(key, query);
    return query;
  }

  async function run(key: string, operation: Operation): Promise<ExecutionResult> {
    const { document, name, variables, context } = operation;
    const query = compiledOnce(key, operation);
    if (!query) {
      return execute({ schema, document, operationName: name, variableValues: variables, contextValue: context });
    }
    const checked = checkVariables(schema, operation.definition, variables);
    return 'errors' in checked ? checked : wrapped(await query.query(undefined, context, checked.variables));
  }

  return {
    load: () =>
      Promise.resolve({
        executor: ({ document, operation, operationName, request, context, queryHash }) => {
          const asked: Operation = {
            definition: operation,
            document,
            name: operationName,
            variables: request.variables ?? {},
            context: context as unknown as Context,
          };
          if (operation.operation !== OperationTypeNode.QUERY) {
            return Promise.resolve(
              execute({
                schema,
                document,
                operationName,
                variableValues: asked.variables,
                contextValue: asked.context,
              }),
            );
          }
          return run(`${queryHash}:${operationName ?? ''}`, asked);
        },
      }),
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
}
