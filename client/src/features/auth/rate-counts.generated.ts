/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RateCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type RateCountsQuery = { rateCounts: { __typename: 'RateCounts', rates: number, lenders: number } };


export const RateCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RateCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rates"}},{"kind":"Field","name":{"kind":"Name","value":"lenders"}}]}}]}}]} as unknown as DocumentNode<RateCountsQuery, RateCountsQueryVariables>;
export function useRateCountsQuery(options?: QueryOptions<RateCountsQuery, RateCountsQueryVariables> | SkipToken): QueryResult<RateCountsQuery, RateCountsQueryVariables> {
  return useQuery(RateCountsDocument, options);
}