/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReplyChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplyChoicesQuery = { replyTemplates: Array<{ __typename: 'ReplyTemplate', id: string, name: string }> | null };

export type FilledReplyQueryVariables = Exact<{
  templateId: string;
  enquiryId: string;
}>;


export type FilledReplyQuery = { filledReply: { __typename: 'FilledReply', subject: string, text: string } | null };


export const ReplyChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplyChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ReplyChoicesQuery, ReplyChoicesQueryVariables>;
export const FilledReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilledReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filledReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"templateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"enquiryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<FilledReplyQuery, FilledReplyQueryVariables>;
export function useReplyChoicesQuery(options?: QueryOptions<ReplyChoicesQuery, ReplyChoicesQueryVariables> | SkipToken): QueryResult<ReplyChoicesQuery, ReplyChoicesQueryVariables> {
  return useQuery(ReplyChoicesDocument, options);
}
export function useFilledReplyQuery(options: QueryOptions<FilledReplyQuery, FilledReplyQueryVariables> | SkipToken): QueryResult<FilledReplyQuery, FilledReplyQueryVariables> {
  return useQuery(FilledReplyDocument, options);
}