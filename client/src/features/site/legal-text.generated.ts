/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LegalTextQueryVariables = Exact<{
  text: Types.LegalTextName;
  version?: number | null | undefined;
}>;


export type LegalTextQuery = { legalText: { __typename: 'LegalText', version: number, effectiveOn: string, inEffect: boolean, changes: string, chapters: Array<{ __typename: 'LegalTextChapter', title: string, block: Types.LegalBlock | null, paragraphs: Array<string> }>, next: { __typename: 'LegalTextVersion', version: number, effectiveOn: string } | null, versions: Array<{ __typename: 'LegalTextVersion', version: number, effectiveOn: string }> } | null };

export type TextsToAgreeQueryVariables = Exact<{ [key: string]: never; }>;


export type TextsToAgreeQuery = { textsToAgree: Array<{ __typename: 'TextToAgree', id: string, text: Types.LegalTextName, version: number, effectiveOn: string, changes: string }> | null };

export type AgreeToTextMutationVariables = Exact<{
  text: Types.LegalTextName;
  version: number;
}>;


export type AgreeToTextMutation = { agreeToText: { __typename: 'AgreePayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string }>, left: Array<{ __typename: 'TextToAgree', id: string, text: Types.LegalTextName, version: number, effectiveOn: string, changes: string }> | null } | null };


export const LegalTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalTextName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}},{"kind":"Field","name":{"kind":"Name","value":"inEffect"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}}]}}]}}]}}]} as unknown as DocumentNode<LegalTextQuery, LegalTextQueryVariables>;
export const TextsToAgreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextsToAgree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textsToAgree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}}]}}]}}]} as unknown as DocumentNode<TextsToAgreeQuery, TextsToAgreeQueryVariables>;
export const AgreeToTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgreeToText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalTextName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreeToText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}}]}}]}}]}}]} as unknown as DocumentNode<AgreeToTextMutation, AgreeToTextMutationVariables>;
export function useLegalTextQuery(options: QueryOptions<LegalTextQuery, LegalTextQueryVariables> | SkipToken): QueryResult<LegalTextQuery, LegalTextQueryVariables> {
  return useQuery(LegalTextDocument, options);
}
export function useTextsToAgreeQuery(options?: QueryOptions<TextsToAgreeQuery, TextsToAgreeQueryVariables> | SkipToken): QueryResult<TextsToAgreeQuery, TextsToAgreeQueryVariables> {
  return useQuery(TextsToAgreeDocument, options);
}
export function useAgreeToTextCommand(options?: CommandOptions<AgreeToTextMutation, AgreeToTextMutationVariables>): Command<AgreeToTextMutation, AgreeToTextMutationVariables> {
  return useCommand(AgreeToTextDocument, options);
}