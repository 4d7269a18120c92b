/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CheckChatPhoneMutationVariables = Exact<{
  phoneNumber: string;
}>;


export type CheckChatPhoneMutation = { validatePhone: { __typename: 'ValidatePhonePayload', phoneNumber: string | null, userErrors: Array<{ __typename: 'UserError', message: string }> } };

export type SendChatLeadMutationVariables = Exact<{
  input: Types.ChatLeadInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SendChatLeadMutation = { submitChatLead: { __typename: 'SubmitChatLeadPayload', userErrors: Array<{ __typename: 'UserError', message: string }>, lead: { __typename: 'SubmittedLead', id: string } | null } };

export type ChatRatesQueryVariables = Exact<{
  input: Types.StartRateInput;
}>;


export type ChatRatesQuery = { startRate: { __typename: 'StartRate', id: string, term: number, type: Types.RateType, compounding: Types.Compounding, rate: number, apr: number | null } | null, startRates: Array<{ __typename: 'StartRate', id: string, bankName: string, term: number, type: Types.RateType, rate: number, apr: number | null }> };


export const CheckChatPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckChatPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validatePhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phoneNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}}]}}]}}]} as unknown as DocumentNode<CheckChatPhoneMutation, CheckChatPhoneMutationVariables>;
export const SendChatLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendChatLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChatLeadInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitChatLead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SendChatLeadMutation, SendChatLeadMutationVariables>;
export const ChatRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"compounding"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}}]}}]}}]} as unknown as DocumentNode<ChatRatesQuery, ChatRatesQueryVariables>;
export function useCheckChatPhoneCommand(options?: CommandOptions<CheckChatPhoneMutation, CheckChatPhoneMutationVariables>): Command<CheckChatPhoneMutation, CheckChatPhoneMutationVariables> {
  return useCommand(CheckChatPhoneDocument, options);
}
export function useSendChatLeadCommand(options?: CommandOptions<SendChatLeadMutation, SendChatLeadMutationVariables>): Command<SendChatLeadMutation, SendChatLeadMutationVariables> {
  return useCommand(SendChatLeadDocument, options);
}
export function useChatRatesQuery(options: QueryOptions<ChatRatesQuery, ChatRatesQueryVariables> | SkipToken): QueryResult<ChatRatesQuery, ChatRatesQueryVariables> {
  return useQuery(ChatRatesDocument, options);
}