import type { Class } from '../kernel/class.js';

/** Root fields that anybody may call. */
export interface PublicFields {
  /** With the cache tags of what they are made from: the cache forgets an answer when one of its tags changes. null: never kept */
  queries?: Readonly<Record<string, readonly string[] | null>>;
  mutations?: readonly string[];
}

/** What a module brings to the schema. */
export interface SchemaPart {
  resolvers?: readonly Class[];
  /** Every other root field asks for a role with @Auth, or the start fails */
  publicFields?: PublicFields;
}
