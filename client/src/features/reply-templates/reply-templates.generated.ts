/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReplyTemplateLineFragment = { __typename: 'ReplyTemplate', id: string, name: string, subject: string, text: string, version: number, updatedAt: string };

export type ReplyTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplyTemplatesQuery = { replyTemplates: Array<{ __typename: 'ReplyTemplate', id: string, name: string, subject: string, text: string, version: number, updatedAt: string }> | null };

export type SaveReplyTemplateMutationVariables = Exact<{
  input: Types.SaveReplyTemplateInput;
}>;


export type SaveReplyTemplateMutation = { saveReplyTemplate: { __typename: 'SaveReplyTemplatePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: Array<string> | null }>, template: { __typename: 'ReplyTemplate', id: string, name: string, subject: string, text: string, version: number, updatedAt: string } | null } | null };

export type DeleteReplyTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReplyTemplateMutation = { deleteReplyTemplate: { __typename: 'DeleteReplyTemplatePayload', deletedId: string | null, userErrors: Array<{ __typename: 'UserError', message: string }> } | null };

export const ReplyTemplateLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyTemplateLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ReplyTemplateLineFragment, unknown>;
export const ReplyTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplyTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyTemplateLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyTemplateLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>;
export const SaveReplyTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReplyTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyTemplateLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyTemplateLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveReplyTemplateMutation, SaveReplyTemplateMutationVariables>;
export const DeleteReplyTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteReplyTemplateMutation, DeleteReplyTemplateMutationVariables>;
export function useReplyTemplatesQuery(options?: QueryOptions<ReplyTemplatesQuery, ReplyTemplatesQueryVariables> | SkipToken): QueryResult<ReplyTemplatesQuery, ReplyTemplatesQueryVariables> {
  return useQuery(ReplyTemplatesDocument, options);
}
export function useSaveReplyTemplateCommand(options?: CommandOptions<SaveReplyTemplateMutation, SaveReplyTemplateMutationVariables>): Command<SaveReplyTemplateMutation, SaveReplyTemplateMutationVariables> {
  return useCommand(SaveReplyTemplateDocument, options);
}
export function useDeleteReplyTemplateCommand(options?: CommandOptions<DeleteReplyTemplateMutation, DeleteReplyTemplateMutationVariables>): Command<DeleteReplyTemplateMutation, DeleteReplyTemplateMutationVariables> {
  return useCommand(DeleteReplyTemplateDocument, options);
}