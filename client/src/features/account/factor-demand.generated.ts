/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SecondFactorDemandQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorDemandQuery = { secondFactorDemand: { __typename: 'SecondFactorDemand', from: string, isDue: boolean } | null };


export const SecondFactorDemandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactorDemand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorDemand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}}]}}]}}]} as unknown as DocumentNode<SecondFactorDemandQuery, SecondFactorDemandQueryVariables>;
export function useSecondFactorDemandQuery(options?: QueryOptions<SecondFactorDemandQuery, SecondFactorDemandQueryVariables> | SkipToken): QueryResult<SecondFactorDemandQuery, SecondFactorDemandQueryVariables> {
  return useQuery(SecondFactorDemandDocument, options);
}