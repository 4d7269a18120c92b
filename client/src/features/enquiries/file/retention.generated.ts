/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FileRetentionQueryVariables = Exact<{
  enquiryId: string;
}>;


export type FileRetentionQuery = { fileRetention: { __typename: 'FileRetention', keptUntil: string, termEndsOn: string | null, heldAt: string | null, keptBecause: string | null } | null };

export type HoldFileMutationVariables = Exact<{
  enquiryId: string;
  held: boolean;
}>;


export type HoldFileMutation = { holdFile: { __typename: 'HoldFilePayload', userErrors: Array<{ __typename: 'UserError', message: string, field: Array<string> | null }>, retention: { __typename: 'FileRetention', keptUntil: string, termEndsOn: string | null, heldAt: string | null, keptBecause: string | null } | null } | null };

export type EraseFileMutationVariables = Exact<{
  enquiryId: string;
}>;


export type EraseFileMutation = { eraseFile: { __typename: 'EraseFilePayload', erasedId: string | null, userErrors: Array<{ __typename: 'UserError', message: string, field: Array<string> | null }> } | null };


export const FileRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileRetention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileRetention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"enquiryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"termEndsOn"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]}}]} as unknown as DocumentNode<FileRetentionQuery, FileRetentionQueryVariables>;
export const HoldFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HoldFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"held"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"enquiryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"held"},"value":{"kind":"Variable","name":{"kind":"Name","value":"held"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keptUntil"}},{"kind":"Field","name":{"kind":"Name","value":"termEndsOn"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]}}]}}]} as unknown as DocumentNode<HoldFileMutation, HoldFileMutationVariables>;
export const EraseFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"enquiryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasedId"}}]}}]}}]} as unknown as DocumentNode<EraseFileMutation, EraseFileMutationVariables>;
export function useFileRetentionQuery(options: QueryOptions<FileRetentionQuery, FileRetentionQueryVariables> | SkipToken): QueryResult<FileRetentionQuery, FileRetentionQueryVariables> {
  return useQuery(FileRetentionDocument, options);
}
export function useHoldFileCommand(options?: CommandOptions<HoldFileMutation, HoldFileMutationVariables>): Command<HoldFileMutation, HoldFileMutationVariables> {
  return useCommand(HoldFileDocument, options);
}
export function useEraseFileCommand(options?: CommandOptions<EraseFileMutation, EraseFileMutationVariables>): Command<EraseFileMutation, EraseFileMutationVariables> {
  return useCommand(EraseFileDocument, options);
}