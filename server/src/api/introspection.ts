import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type ExecutionResult,
  type ValidationContext,
} from 'graphql';
import type { Executor, Operation } from './executor.js';

const ASKS = ['__schema', '__type'] as const;
/** Tools ask in a handful of ways */
const MOST_KEPT = 20;
const LONGEST_VARIABLES = 200;

/** The schema is the dearest answer there is: once is enough for a document, whatever it is called. */
export function oneIntrospection(context: ValidationContext): ASTVisitor {
  const seen = new Set<string>();
  return {
    Field(node) {
      const name = node.name.value;
      if (!ASKS.some((ask) => ask === name)) return;
      if (seen.has(name)) context.reportError(new GraphQLError(`Ask for ${name} once in a document.`, { nodes: node }));
      seen.add(name);
    },
  };
}

/** Whether all of it is about the schema, which stays as it is. Fragments at the root are left to the executor. */
function isAboutSchema(document: DocumentNode): boolean {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operations.every(({ selectionSet }) =>
    selectionSet.selections.every(
      (node) => node.kind === Kind.FIELD && [...ASKS, '__typename'].includes(node.name.value),
    ),
  );
}

/**
 * The variables that the document asks for, as a text. Undefined where one is no word or truth, or they are long: what nobody
 * asked for may be of any depth, and is not looked at.
 */
function variablesAsked({ document, variables }: Operation): string | undefined {
  const asked = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : [],
  );
  // one that is left out is another than null: it has a default
  const values = asked.map(({ variable: { name } }) =>
    Object.hasOwn(variables, name.value) ? [variables[name.value]] : [],
  );
  if (values.flat().some((value) => typeof value === 'object' && value !== null)) return undefined;
  const text = JSON.stringify(values);
  return text.length > LONGEST_VARIABLES ? undefined : text;
}

/** Keeps what was answered about the schema. */
export function keepingIntrospection(run: Executor): Executor {
  const kept = new Map<string, ExecutionResult>();
  return async (key, operation) => {
    const variables = isAboutSchema(operation.document) ? variablesAsked(operation) : undefined;
    if (variables === undefined) return run(key, operation);
    const name = `${key} ${variables}`;
    const known = kept.get(name);
    if (known) return known;
    const answer = await run(key, operation);
    if (answer.errors) return answer;
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(name, answer);
    return answer;
  };
}
