/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BestRateTrendQueryVariables = Exact<{ [key: string]: never; }>;


export type BestRateTrendQuery = { rateTrend: Array<{ __typename: 'TrendPoint', on: string, best: number }>, bestRates: Array<{ __typename: 'BestRate', term: number, type: Types.RateType, rate: number, apr: number | null }> };


export const BestRateTrendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BestRateTrend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateTrend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"months"},"value":{"kind":"IntValue","value":"12"}},{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"FIXED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"best"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bestRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}}]}}]}}]} as unknown as DocumentNode<BestRateTrendQuery, BestRateTrendQueryVariables>;
export function useBestRateTrendQuery(options?: QueryOptions<BestRateTrendQuery, BestRateTrendQueryVariables> | SkipToken): QueryResult<BestRateTrendQuery, BestRateTrendQueryVariables> {
  return useQuery(BestRateTrendDocument, options);
}