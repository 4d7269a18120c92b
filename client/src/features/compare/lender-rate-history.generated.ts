/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LenderRateHistoryQueryVariables = Exact<{
  rateId: string;
}>;


export type LenderRateHistoryQuery = { lenderRateHistory: Array<{ __typename: 'RatePoint', on: string, rate: number }> | null };


export const LenderRateHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LenderRateHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lenderRateHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}}]} as unknown as DocumentNode<LenderRateHistoryQuery, LenderRateHistoryQueryVariables>;
export function useLenderRateHistoryQuery(options: QueryOptions<LenderRateHistoryQuery, LenderRateHistoryQueryVariables> | SkipToken): QueryResult<LenderRateHistoryQuery, LenderRateHistoryQueryVariables> {
  return useQuery(LenderRateHistoryDocument, options);
}