/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EnquiriesMatchingQueryVariables = Exact<{
  filter: Types.EnquiryFilter;
}>;


export type EnquiriesMatchingQuery = { enquiriesMatching: { __typename: 'EnquiriesMatching', count: number, isCapped: boolean, asOf: string } | null };

export type ExportEnquiriesQueryVariables = Exact<{
  selection: Types.EnquirySelectionInput;
}>;


export type ExportEnquiriesQuery = { exportEnquiries: string | null };

export type ChangeEnquiriesMutationVariables = Exact<{
  selection: Types.EnquirySelectionInput;
  change: Types.BulkEnquiryChangeInput;
}>;


export type ChangeEnquiriesMutation = { changeEnquiries: { __typename: 'ChangeEnquiriesPayload', changed: number | null, unchanged: number | null, undoId: string | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string }>, refused: Array<{ __typename: 'RefusedEnquiries', status: Types.EnquiryStatus, count: number }> | null } | null };

export type UndoEnquiryChangesMutationVariables = Exact<{
  undoId: string;
}>;


export type UndoEnquiryChangesMutation = { undoEnquiryChanges: { __typename: 'UndoEnquiryChangesPayload', restored: number | null, kept: number | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string }> } | null };


export const EnquiriesMatchingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiriesMatching"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiriesMatching"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}}]}}]}}]} as unknown as DocumentNode<EnquiriesMatchingQuery, EnquiriesMatchingQueryVariables>;
export const ExportEnquiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportEnquiries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquirySelectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportEnquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}]}]}}]} as unknown as DocumentNode<ExportEnquiriesQuery, ExportEnquiriesQueryVariables>;
export const ChangeEnquiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEnquiries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquirySelectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkEnquiryChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEnquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoId"}}]}}]}}]} as unknown as DocumentNode<ChangeEnquiriesMutation, ChangeEnquiriesMutationVariables>;
export const UndoEnquiryChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoEnquiryChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEnquiryChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"undoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}}]}}]} as unknown as DocumentNode<UndoEnquiryChangesMutation, UndoEnquiryChangesMutationVariables>;
export function useEnquiriesMatchingQuery(options: QueryOptions<EnquiriesMatchingQuery, EnquiriesMatchingQueryVariables> | SkipToken): QueryResult<EnquiriesMatchingQuery, EnquiriesMatchingQueryVariables> {
  return useQuery(EnquiriesMatchingDocument, options);
}
export function useExportEnquiriesQuery(options: QueryOptions<ExportEnquiriesQuery, ExportEnquiriesQueryVariables> | SkipToken): QueryResult<ExportEnquiriesQuery, ExportEnquiriesQueryVariables> {
  return useQuery(ExportEnquiriesDocument, options);
}
export function useChangeEnquiriesCommand(options?: CommandOptions<ChangeEnquiriesMutation, ChangeEnquiriesMutationVariables>): Command<ChangeEnquiriesMutation, ChangeEnquiriesMutationVariables> {
  return useCommand(ChangeEnquiriesDocument, options);
}
export function useUndoEnquiryChangesCommand(options?: CommandOptions<UndoEnquiryChangesMutation, UndoEnquiryChangesMutationVariables>): Command<UndoEnquiryChangesMutation, UndoEnquiryChangesMutationVariables> {
  return useCommand(UndoEnquiryChangesDocument, options);
}