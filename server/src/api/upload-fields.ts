import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/account/roles';
import { getNamedType, Kind, parse, visit, type GraphQLField, type GraphQLSchema } from 'graphql';
import { requiredRole } from '../graphql/auth.js';
import { MEGABYTE } from '../graphql/upload.js';

const USUAL_BYTES = 5 * MEGABYTE;
const MAX_TOKENS = 1_000;

/** What a field with a file asks of who sends it. */
export interface UploadField {
  name: string;
  /** None: anybody may */
  role?: RoleName;
  maxBytes: number;
}

/** The root fields that take a file. */
export function uploadFields(schema: GraphQLSchema): UploadField[] {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type): GraphQLField<unknown, unknown>[] =>
    Object.values(type?.getFields() ?? {}),
  );
  return fields
    .filter(({ args }) => args.some(({ type }) => getNamedType(type).name === 'Upload'))
    .map((field) => ({
      name: field.name,
      role: requiredRole(schema, field),
      maxBytes: mostBytes(field.extensions['maxUploadBytes']),
    }));
}

const mostBytes = (own: unknown): number => (typeof own === 'number' ? own : USUAL_BYTES);

const levelOf = ({ role }: Pick<UploadField, 'role'>): number => (role ? ROLE_LEVEL[role] : 0);

/**
 * What somebody of this level may send at all: the largest file of the fields that are theirs. Where none is, the lowest role
 * that may send one.
 */
export function mostFor(fields: readonly UploadField[], level: number): Omit<UploadField, 'name'> {
  const theirs = fields.filter((field) => levelOf(field) <= level);
  const maxBytes = Math.max(...(theirs.length > 0 ? theirs : fields).map((field) => field.maxBytes));
  const lowest = [...fields].sort((a, b) => levelOf(a) - levelOf(b))[0]?.role;
  return { role: theirs.length > 0 ? undefined : lowest, maxBytes };
}

/** What this document's fields ask together: the highest role, and the smallest file. Undefined where it names none. */
export function askedBy(fields: readonly UploadField[], query: unknown): Omit<UploadField, 'name'> | undefined {
  const named = new Set(typeof query === 'string' ? fieldNames(query) : []);
  const taking = fields.filter(({ name }) => named.has(name));
  if (taking.length === 0) return undefined;
  return {
    role: taking.sort((a, b) => levelOf(b) - levelOf(a))[0]?.role,
    maxBytes: Math.min(...taking.map(({ maxBytes }) => maxBytes)),
  };
}

/** Every field a document names, at any depth: fragments need not be followed. */
function fieldNames(query: string): string[] {
  const names: string[] = [];
  try {
    visit(parse(query, { maxLexicalTokens: MAX_TOKENS, noLocation: true }), {
      [Kind.FIELD]: (node) => void names.push(node.name.value),
    });
  } catch {
    // what is no document is refused by the server itself
  }
  return names;
}
