/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDeskQuery = { myDesk: { __typename: 'MyDesk', agentId: string, licensedName: string, subdomain: string } | null };


export const MyDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agentId"}},{"kind":"Field","name":{"kind":"Name","value":"licensedName"}},{"kind":"Field","name":{"kind":"Name","value":"subdomain"}}]}}]}}]} as unknown as DocumentNode<MyDeskQuery, MyDeskQueryVariables>;
export function useMyDeskQuery(options?: QueryOptions<MyDeskQuery, MyDeskQueryVariables> | SkipToken): QueryResult<MyDeskQuery, MyDeskQueryVariables> {
  return useQuery(MyDeskDocument, options);
}