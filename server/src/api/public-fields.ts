import {
  getNamedType,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { requiredRole } from '../graphql/auth.js';
import { wrapFields } from '../graphql/wrap-fields.js';
import type { SchemaPart } from '../graphql/schema-part.js';
import { readingFrom } from '../platform/postgres/public-query.js';

/** Every root field that anybody may call. What stands neither here nor under @auth stops the start. */
export interface PublicRoots {
  /** With the tags of what they are made from; null: never kept */
  Query: ReadonlyMap<string, readonly string[] | null>;
  Mutation: ReadonlySet<string>;
}

export const publicRoots = (modules: readonly SchemaPart[]): PublicRoots => ({
  Query: new Map(modules.flatMap(({ publicFields }) => Object.entries(publicFields?.queries ?? {}))),
  Mutation: new Set(modules.flatMap(({ publicFields }) => publicFields?.mutations ?? [])),
});

/** Default deny: names each root field without a policy, and each public one that asks for a role after all. */
export function policyGaps(schema: GraphQLSchema, open: PublicRoots): string[] {
  const roots = [
    ['Query', schema.getQueryType()],
    ['Mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([name, type]) => {
    const listed = open[name];
    const fields = type?.getFields() ?? {};
    const wrong = Object.values(fields).filter(
      (field) => listed.has(field.name) === (requiredRole(schema, field) !== undefined),
    );
    const missing = [...listed.keys()].filter((field) => !(field in fields));
    return [...wrong.map((field) => `${name}.${field.name}`), ...missing.map((field) => `${name}.${field}`)];
  });
}

/** What such an argument holds opens something: an answer to it belongs to whoever asked. */
const SECRET = /token|ticket|secret|password|passcode|signature/i;

function holdsSecret(
  { name, type }: GraphQLArgument | GraphQLInputField,
  seen: ReadonlySet<unknown> = new Set(),
): boolean {
  if (SECRET.test(name)) return true;
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named)) return false;
  return Object.values(named.getFields()).some((field) => holdsSecret(field, new Set([...seen, named])));
}

/** Names each query that is kept for everybody although it is asked for with a secret. */
export function keptSecrets(schema: GraphQLSchema, open: PublicRoots): string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields
    .filter(({ name, args }) => open.Query.get(name) != null && args.some((argument) => holdsSecret(argument)))
    .map(({ name }) => `Query.${name}`);
}

/** Tells the cache what the answer of a public query is made from, and its statements that a replica may answer them. */
export function tellTags(schema: GraphQLSchema, open: PublicRoots): GraphQLSchema {
  return wrapFields(schema, ({ name }, type) => {
    const tags = type === schema.getQueryType() ? (open.Query.get(name) ?? []) : [];
    if (tags.length === 0) return undefined;
    return (resolve) => (source, args, context, info) => {
      for (const tag of tags) context.publicTags.add(tag);
      const ask = (): unknown => resolve(source, args, context, info);
      return context.replicas ? readingFrom(context.replicas, ask) : ask();
    };
  });
}

/** True where everybody who is signed out gets the same answer: queries of public root fields alone. */
export function isPublicOperation(document: DocumentNode, open: PublicRoots): boolean {
  const isPublic = (field: string): boolean => field === '__typename' || open.Query.get(field) != null;
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const allPublic = ({ selections }: SelectionSetNode, seen: ReadonlySet<string>): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return isPublic(selection.name.value);
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
