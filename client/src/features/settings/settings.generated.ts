/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditedSettingsFragment = { __typename: 'SettingsSectionState', section: Types.SettingsSection, version: number, content: Record<string, unknown> };

export type SettingsInEditorQueryVariables = Exact<{
  section: Types.SettingsSection;
}>;


export type SettingsInEditorQuery = { settingsSection: { __typename: 'SettingsSectionState', section: Types.SettingsSection, version: number, content: Record<string, unknown> } | null };

export type SettingsHistoryQueryVariables = Exact<{
  section: Types.SettingsSection;
  page: number;
}>;


export type SettingsHistoryQuery = { settingsVersions: { __typename: 'SettingsVersionPage', totalItems: number, page: number, limit: number, items: Array<{ __typename: 'SettingsVersion', id: string, version: number, createdAt: string, author: string | null, restoredVersion: number | null, content: Record<string, unknown>, before: Record<string, unknown> | null }> } | null };

export type LegalTextInEffectQueryVariables = Exact<{
  text: Types.LegalTextName;
}>;


export type LegalTextInEffectQuery = { legalText: { __typename: 'LegalText', version: number } | null };

export type SaveSettingsMutationVariables = Exact<{
  section: Types.SettingsSection;
  content: Record<string, unknown>;
  expectedVersion?: number | null | undefined;
}>;


export type SaveSettingsMutation = { saveSettings: { __typename: 'SaveSettingsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: Array<string> | null }>, section: { __typename: 'SettingsSectionState', section: Types.SettingsSection, version: number, content: Record<string, unknown> } | null } | null };

export type RestoreSettingsMutationVariables = Exact<{
  section: Types.SettingsSection;
  version: number;
  expectedVersion?: number | null | undefined;
}>;


export type RestoreSettingsMutation = { restoreSettings: { __typename: 'SaveSettingsPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: Array<string> | null }>, section: { __typename: 'SettingsSectionState', section: Types.SettingsSection, version: number, content: Record<string, unknown> } | null } | null };

export type ClaimChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimChecksQuery = { claimChecks: Array<{ __typename: 'ClaimCheck', figure: string, text: string, holds: boolean, on: string, says: string }> | null };

export type RetentionRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionRunsQuery = { retentionRuns: Array<{ __typename: 'RetentionRun', schedule: string, lastAt: string | null, removed: number }> | null };

export const EditedSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsSectionState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<EditedSettingsFragment, unknown>;
export const SettingsInEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsInEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsSection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settingsSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsSectionState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<SettingsInEditorQuery, SettingsInEditorQueryVariables>;
export const SettingsHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsSection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settingsVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"restoredVersion"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<SettingsHistoryQuery, SettingsHistoryQueryVariables>;
export const LegalTextInEffectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalTextInEffect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalTextName"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<LegalTextInEffectQuery, LegalTextInEffectQueryVariables>;
export const SaveSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsSection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsSectionState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;
export const RestoreSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsSection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsSectionState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<RestoreSettingsMutation, RestoreSettingsMutationVariables>;
export const ClaimChecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"says"}}]}}]}}]} as unknown as DocumentNode<ClaimChecksQuery, ClaimChecksQueryVariables>;
export const RetentionRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionRuns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}}]}}]} as unknown as DocumentNode<RetentionRunsQuery, RetentionRunsQueryVariables>;
export function useSettingsInEditorQuery(options: QueryOptions<SettingsInEditorQuery, SettingsInEditorQueryVariables> | SkipToken): QueryResult<SettingsInEditorQuery, SettingsInEditorQueryVariables> {
  return useQuery(SettingsInEditorDocument, options);
}
export function useSettingsHistoryQuery(options: QueryOptions<SettingsHistoryQuery, SettingsHistoryQueryVariables> | SkipToken): QueryResult<SettingsHistoryQuery, SettingsHistoryQueryVariables> {
  return useQuery(SettingsHistoryDocument, options);
}
export function useLegalTextInEffectQuery(options: QueryOptions<LegalTextInEffectQuery, LegalTextInEffectQueryVariables> | SkipToken): QueryResult<LegalTextInEffectQuery, LegalTextInEffectQueryVariables> {
  return useQuery(LegalTextInEffectDocument, options);
}
export function useSaveSettingsCommand(options?: CommandOptions<SaveSettingsMutation, SaveSettingsMutationVariables>): Command<SaveSettingsMutation, SaveSettingsMutationVariables> {
  return useCommand(SaveSettingsDocument, options);
}
export function useRestoreSettingsCommand(options?: CommandOptions<RestoreSettingsMutation, RestoreSettingsMutationVariables>): Command<RestoreSettingsMutation, RestoreSettingsMutationVariables> {
  return useCommand(RestoreSettingsDocument, options);
}
export function useClaimChecksQuery(options?: QueryOptions<ClaimChecksQuery, ClaimChecksQueryVariables> | SkipToken): QueryResult<ClaimChecksQuery, ClaimChecksQueryVariables> {
  return useQuery(ClaimChecksDocument, options);
}
export function useRetentionRunsQuery(options?: QueryOptions<RetentionRunsQuery, RetentionRunsQueryVariables> | SkipToken): QueryResult<RetentionRunsQuery, RetentionRunsQueryVariables> {
  return useQuery(RetentionRunsDocument, options);
}