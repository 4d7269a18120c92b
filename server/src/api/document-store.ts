import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

const MAX_DOCUMENTS = 1_000;
/** A parsed operation takes about a hundred times its text: 30 MB in all. */
const MAX_TEXT = 300_000;

const textLength = ({ loc }: DocumentNode): number => loc?.source.body.length ?? 1;

/** Operations that were parsed and checked. Apollo's own store measures them as JSON, a fraction of what they take. */
export function documentStore(): NonNullable<ApolloServerOptions<BaseContext>['documentStore']> {
  const documents = new LRUCache<string, DocumentNode>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_TEXT,
    sizeCalculation: textLength,
  });
  return {
    get: (key) => Promise.resolve(documents.get(key)),
    set: (key, document) => {
      documents.set(key, document);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(documents.delete(key)),
  };
}
