/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BlogRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogRatesQuery = { bestRates: Array<{ __typename: 'BestRate', term: number, type: Types.RateType, compounding: Types.Compounding, rate: number, apr: number | null, insurance: Types.RateInsurance }> };


export const BlogRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bestRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"compounding"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}},{"kind":"Field","name":{"kind":"Name","value":"insurance"}}]}}]}}]} as unknown as DocumentNode<BlogRatesQuery, BlogRatesQueryVariables>;
export function useBlogRatesQuery(options?: QueryOptions<BlogRatesQuery, BlogRatesQueryVariables> | SkipToken): QueryResult<BlogRatesQuery, BlogRatesQueryVariables> {
  return useQuery(BlogRatesDocument, options);
}