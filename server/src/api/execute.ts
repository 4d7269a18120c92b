import { createHash } from 'node:crypto';
import type { ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import {
  GraphQLError,
  Kind,
  parse,
  validate,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../graphql/context.js';
import type { Logger } from '../platform/logger.js';
import type { Executor, Operation } from './executor.js';
import { makeFormatError, noteRequest } from './errors.js';
import { logRefusedRoles } from './refused-roles.js';

/** Runs one of our own operations in-process, with the checks and the masking of one that came over HTTP. */
export type Execute = (
  context: Context,
  query: string,
  variables: Record<string, unknown>,
) => Promise<FormattedExecutionResult>;

type OwnDocument = Pick<Operation, 'definition' | 'document' | 'name'> & { key: string };

/**
 * Our own operations need no protection from ourselves: each text is parsed and checked once, and runs without the
 * pipeline that Apollo has for strangers.
 */
export function ownExecution(schema: GraphQLSchema, run: Executor, log: Logger): Execute {
  const documents = new Map<string, OwnDocument>();
  const formatError = makeFormatError(log);

  const documentOf = (query: string): OwnDocument => {
    const known = documents.get(query);
    if (known) return known;
    const read = readDocument(schema, query);
    documents.set(query, read);
    return read;
  };

  return async (context, query, variables) => {
    const { key, ...operation } = documentOf(query);
    const { data, errors } = await run(key, { ...operation, variables, context });
    if (!errors) return { data };
    const formatted = errors.map((error) => {
      noteRequest(error, context.requestId);
      return formatError(withCode(error), error);
    });
    logRefusedRoles(log, context, formatted);
    return { data, errors: formatted };
  };
}

function readDocument(schema: GraphQLSchema, query: string): OwnDocument {
  const document = parse(query);
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  const definition = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (!definition) throw new Error('A document without an operation cannot be run.');
  const name = definition.name?.value ?? null;
  const hash = createHash('sha256').update(query).digest('hex');
  return { document, definition, name, key: `${hash}:${name ?? ''}` };
}

/** What Apollo adds to an error before it is formatted: whose fault it is. */
function withCode(error: GraphQLError): GraphQLFormattedError {
  const ofVariable = error.nodes?.length === 1 && error.nodes[0]?.kind === Kind.VARIABLE_DEFINITION;
  const fallback: ErrorCode = ofVariable ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
  return { ...error.toJSON(), extensions: { ...error.extensions, code: error.extensions['code'] ?? fallback } };
}
