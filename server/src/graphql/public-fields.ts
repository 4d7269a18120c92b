import { Kind, OperationTypeNode, type DocumentNode, type GraphQLSchema, type SelectionSetNode } from 'graphql';
import { requiredRole } from './auth.js';

/** Every root field that anybody may call. What stands neither here nor under @auth stops the start. */
export const PUBLIC_FIELDS = {
  Query: ['currentRates', 'bank', 'bestRates', 'rateTrend', 'siteSettings', 'calculate', 'signInOptions'],
  Mutation: [
    'login',
    'register',
    'googleSignIn',
    'forgotPassword',
    'resetPassword',
    'verifyEmail',
    'unsubscribe',
    'validatePhone',
    'submitBasicApplication',
    'submitChatLead',
  ],
} as const satisfies Record<string, readonly string[]>;

const publicQueries: ReadonlySet<string> = new Set([...PUBLIC_FIELDS.Query, '__typename']);

/** Default deny: names each root field without a policy, and each public one that asks for a role after all. */
export function policyGaps(schema: GraphQLSchema): string[] {
  const roots = [
    ['Query', schema.getQueryType()],
    ['Mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([name, type]) => {
    const listed: readonly string[] = PUBLIC_FIELDS[name];
    const fields = type?.getFields() ?? {};
    const wrong = Object.values(fields).filter(
      (field) => listed.includes(field.name) === (requiredRole(schema, field) !== undefined),
    );
    const missing = listed.filter((field) => !(field in fields));
    return [...wrong.map((field) => `${name}.${field.name}`), ...missing.map((field) => `${name}.${field}`)];
  });
}

/** True where everybody who is signed out gets the same answer: queries of public root fields alone. */
export function isPublicOperation(document: DocumentNode): boolean {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const allPublic = ({ selections }: SelectionSetNode, seen: ReadonlySet<string>): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return publicQueries.has(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return allPublic(selection.selectionSet, seen);
      const name = selection.name.value;
      const fragment = fragments.get(name);
      return fragment !== undefined && !seen.has(name) && allPublic(fragment.selectionSet, new Set([...seen, name]));
    });
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operations.every(
    (operation) =>
      operation.operation === OperationTypeNode.QUERY && allPublic(operation.selectionSet, new Set<string>()),
  );
}
