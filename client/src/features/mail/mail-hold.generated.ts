/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailHoldQueryVariables = Exact<{ [key: string]: never; }>;


export type MailHoldQuery = { mailHold: { __typename: 'MailHold', since: string, waiting: number } | null };


export const MailHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailHold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailHold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<MailHoldQuery, MailHoldQueryVariables>;
export function useMailHoldQuery(options?: QueryOptions<MailHoldQuery, MailHoldQueryVariables> | SkipToken): QueryResult<MailHoldQuery, MailHoldQueryVariables> {
  return useQuery(MailHoldDocument, options);
}