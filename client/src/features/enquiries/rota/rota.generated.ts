/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RotaFragment = { __typename: 'EnquiryRota', isOn: boolean, nextId: string | null, members: Array<{ __typename: 'EnquiryRotaMemberView', id: string, name: string, takes: boolean }> };

export type EnquiryRotaQueryVariables = Exact<{ [key: string]: never; }>;


export type EnquiryRotaQuery = { enquiryRota: { __typename: 'EnquiryRota', isOn: boolean, nextId: string | null, members: Array<{ __typename: 'EnquiryRotaMemberView', id: string, name: string, takes: boolean }> } | null };

export type SwitchEnquiryRotaMutationVariables = Exact<{
  on: boolean;
}>;


export type SwitchEnquiryRotaMutation = { switchEnquiryRota: { __typename: 'EnquiryRotaPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string }>, rota: { __typename: 'EnquiryRota', isOn: boolean, nextId: string | null, members: Array<{ __typename: 'EnquiryRotaMemberView', id: string, name: string, takes: boolean }> } | null } | null };

export type SetTakesEnquiriesMutationVariables = Exact<{
  userId: string;
  takes: boolean;
}>;


export type SetTakesEnquiriesMutation = { setTakesEnquiries: { __typename: 'EnquiryRotaPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string }>, rota: { __typename: 'EnquiryRota', isOn: boolean, nextId: string | null, members: Array<{ __typename: 'EnquiryRotaMemberView', id: string, name: string, takes: boolean }> } | null } | null };

export const RotaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Rota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"takes"}}]}}]}}]} as unknown as DocumentNode<RotaFragment, unknown>;
export const EnquiryRotaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryRota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryRota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Rota"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Rota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"takes"}}]}}]}}]} as unknown as DocumentNode<EnquiryRotaQuery, EnquiryRotaQueryVariables>;
export const SwitchEnquiryRotaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchEnquiryRota"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchEnquiryRota"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Rota"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Rota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"takes"}}]}}]}}]} as unknown as DocumentNode<SwitchEnquiryRotaMutation, SwitchEnquiryRotaMutationVariables>;
export const SetTakesEnquiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTakesEnquiries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTakesEnquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"takes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Rota"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Rota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"takes"}}]}}]}}]} as unknown as DocumentNode<SetTakesEnquiriesMutation, SetTakesEnquiriesMutationVariables>;
export function useEnquiryRotaQuery(options?: QueryOptions<EnquiryRotaQuery, EnquiryRotaQueryVariables> | SkipToken): QueryResult<EnquiryRotaQuery, EnquiryRotaQueryVariables> {
  return useQuery(EnquiryRotaDocument, options);
}
export function useSwitchEnquiryRotaCommand(options?: CommandOptions<SwitchEnquiryRotaMutation, SwitchEnquiryRotaMutationVariables>): Command<SwitchEnquiryRotaMutation, SwitchEnquiryRotaMutationVariables> {
  return useCommand(SwitchEnquiryRotaDocument, options);
}
export function useSetTakesEnquiriesCommand(options?: CommandOptions<SetTakesEnquiriesMutation, SetTakesEnquiriesMutationVariables>): Command<SetTakesEnquiriesMutation, SetTakesEnquiriesMutationVariables> {
  return useCommand(SetTakesEnquiriesDocument, options);
}