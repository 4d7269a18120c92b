/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type KeptViewFragment = { __typename: 'SavedEnquiryView', id: string, name: string, view: Types.EnquiryQueue | null, status: Types.EnquiryStatus | null, kind: Types.EnquiryKind | null, channel: string | null, province: string | null };

export type SavedEnquiryViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedEnquiryViewsQuery = { savedEnquiryViews: Array<{ __typename: 'SavedEnquiryView', id: string, name: string, view: Types.EnquiryQueue | null, status: Types.EnquiryStatus | null, kind: Types.EnquiryKind | null, channel: string | null, province: string | null }> | null };

export type SaveEnquiryViewMutationVariables = Exact<{
  input: Types.SaveEnquiryViewInput;
}>;


export type SaveEnquiryViewMutation = { saveEnquiryView: { __typename: 'SaveEnquiryViewPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: Array<string> | null }>, savedView: { __typename: 'SavedEnquiryView', id: string, name: string, view: Types.EnquiryQueue | null, status: Types.EnquiryStatus | null, kind: Types.EnquiryKind | null, channel: string | null, province: string | null } | null } | null };

export type RenameEnquiryViewMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameEnquiryViewMutation = { renameEnquiryView: { __typename: 'SaveEnquiryViewPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: Array<string> | null }>, savedView: { __typename: 'SavedEnquiryView', id: string, name: string, view: Types.EnquiryQueue | null, status: Types.EnquiryStatus | null, kind: Types.EnquiryKind | null, channel: string | null, province: string | null } | null } | null };

export type DeleteEnquiryViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEnquiryViewMutation = { deleteEnquiryView: { __typename: 'DeleteEnquiryViewPayload', deletedId: string | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string }> } | null };

export const KeptViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedEnquiryView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}}]} as unknown as DocumentNode<KeptViewFragment, unknown>;
export const SavedEnquiryViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedEnquiryViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedEnquiryViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedEnquiryView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}}]} as unknown as DocumentNode<SavedEnquiryViewsQuery, SavedEnquiryViewsQueryVariables>;
export const SaveEnquiryViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEnquiryView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveEnquiryViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEnquiryView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedView"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptView"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedEnquiryView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}}]} as unknown as DocumentNode<SaveEnquiryViewMutation, SaveEnquiryViewMutationVariables>;
export const RenameEnquiryViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameEnquiryView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameEnquiryView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedView"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptView"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedEnquiryView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}}]} as unknown as DocumentNode<RenameEnquiryViewMutation, RenameEnquiryViewMutationVariables>;
export const DeleteEnquiryViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEnquiryView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEnquiryView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteEnquiryViewMutation, DeleteEnquiryViewMutationVariables>;
export function useSavedEnquiryViewsQuery(options?: QueryOptions<SavedEnquiryViewsQuery, SavedEnquiryViewsQueryVariables> | SkipToken): QueryResult<SavedEnquiryViewsQuery, SavedEnquiryViewsQueryVariables> {
  return useQuery(SavedEnquiryViewsDocument, options);
}
export function useSaveEnquiryViewCommand(options?: CommandOptions<SaveEnquiryViewMutation, SaveEnquiryViewMutationVariables>): Command<SaveEnquiryViewMutation, SaveEnquiryViewMutationVariables> {
  return useCommand(SaveEnquiryViewDocument, options);
}
export function useRenameEnquiryViewCommand(options?: CommandOptions<RenameEnquiryViewMutation, RenameEnquiryViewMutationVariables>): Command<RenameEnquiryViewMutation, RenameEnquiryViewMutationVariables> {
  return useCommand(RenameEnquiryViewDocument, options);
}
export function useDeleteEnquiryViewCommand(options?: CommandOptions<DeleteEnquiryViewMutation, DeleteEnquiryViewMutationVariables>): Command<DeleteEnquiryViewMutation, DeleteEnquiryViewMutationVariables> {
  return useCommand(DeleteEnquiryViewDocument, options);
}