/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailHoldQueryVariables = Exact<{ [key: string]: never; }>;


export type MailHoldQuery = { mailHold: { __typename: 'MailHold', since: string, waiting: number } | null };


export const MailHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailHold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailHold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<MailHoldQuery, MailHoldQueryVariables>;
export function useMailHoldQuery(options?: useQuery.Options<MailHoldQuery, MailHoldQueryVariables> | SkipToken): useQuery.Result<MailHoldQuery, MailHoldQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(MailHoldDocument, options as never) as never;
}