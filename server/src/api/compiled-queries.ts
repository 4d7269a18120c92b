import { BREAK, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** Compiling pays only for an operation that is in use. */
const USES_BEFORE_COMPILING = 20;
const COUNTED_FOR_MS = 60_000;
const COUNTED_OPERATIONS = 1_000;
const MAX_COMPILED = 100;
/** In the life of the process. Compiled code takes up to 1.7 kB for each character of its operation: 41 MB in all. */
const MAX_COMPILED_TEXT = 24_000;
const COMPILER = { disablingCapturingStackErrors: true };

/** Compiled code keeps names in plain objects, where `constructor` and `__proto__` already mean something. */
function hasInheritedName(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Name({ value }) {
      found ||= value in {};
      return found ? BREAK : undefined;
    },
  });
  return found;
}

/**
 * The queries that run as compiled code. Anybody may send any text, so a query is compiled only once it is used often.
 * Nothing is ever pushed out: V8 keeps the source of code it compiled long after nobody uses it, so room that is given
 * back is not free. What comes when the room is used up is interpreted (docs/decisions/0020).
 */
export class CompiledQueries {
  readonly #schema: GraphQLSchema;
  readonly #uses = new LRUCache<string, number>({ max: COUNTED_OPERATIONS, ttl: COUNTED_FOR_MS, noUpdateTTL: true });
  readonly #compiled = new Map<string, CompiledQuery>();
  #characters = 0;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** How much is kept now: compiled operations and the characters of their texts. */
  get kept(): { operations: number; characters: number } {
    return { operations: this.#compiled.size, characters: this.#characters };
  }

  /** Counts one use; undefined while the operation is not compiled. */
  use(key: string, document: DocumentNode, name: string | null): CompiledQuery | undefined {
    const known = this.#compiled.get(key);
    if (known) return known;
    const uses = (this.#uses.get(key) ?? 0) + 1;
    this.#uses.set(key, uses);
    const characters = textLength(document);
    if (uses !== USES_BEFORE_COMPILING || !this.#hasRoom(characters) || hasInheritedName(document)) return undefined;
    const query = compileQuery(this.#schema, document, name ?? undefined, COMPILER);
    if (!isCompiledQuery(query)) return undefined;
    this.#compiled.set(key, query);
    this.#characters += characters;
    return query;
  }

  #hasRoom(characters: number): boolean {
    return this.#compiled.size < MAX_COMPILED && this.#characters + characters <= MAX_COMPILED_TEXT;
  }
}

export const textLength = ({ loc }: DocumentNode): number => loc?.source.body.length ?? 1;
