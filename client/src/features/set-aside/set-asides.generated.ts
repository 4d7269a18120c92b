/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetAsidesQueryVariables = Exact<{ [key: string]: never; }>;


export type SetAsidesQuery = { setAsides: Array<{ __typename: 'SetAside', work: string, rowId: string | null, code: string, times: number, firstAt: string, lastAt: string }> | null };


export const SetAsidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetAsides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAsides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}}]}}]} as unknown as DocumentNode<SetAsidesQuery, SetAsidesQueryVariables>;
export function useSetAsidesQuery(options?: QueryOptions<SetAsidesQuery, SetAsidesQueryVariables> | SkipToken): QueryResult<SetAsidesQuery, SetAsidesQueryVariables> {
  return useQuery(SetAsidesDocument, options);
}