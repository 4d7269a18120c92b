/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { type SkipToken, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RateCard_BankFragment = { __typename: 'Bank', id: string, name: string, kind: string, logoUrl: string, updatedAt: string, rates: Array<{ __typename: 'Rate', id: string, term: number, type: Types.RateType, rate: number }> };

export type CurrentRatesQueryVariables = Exact<{
  limit: number;
}>;


export type CurrentRatesQuery = { currentRates: Array<{ __typename: 'Bank', id: string, name: string, kind: string, logoUrl: string, updatedAt: string, rates: Array<{ __typename: 'Rate', id: string, term: number, type: Types.RateType, rate: number }> }> };

export const RateCard_BankFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateCard_bank"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bank"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}}]} as unknown as DocumentNode<RateCard_BankFragment, unknown>;
export const CurrentRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RateCard_bank"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateCard_bank"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bank"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}}]} as unknown as DocumentNode<CurrentRatesQuery, CurrentRatesQueryVariables>;
export function useCurrentRatesQuery(options: useQuery.Options<CurrentRatesQuery, CurrentRatesQueryVariables> | SkipToken): useQuery.Result<CurrentRatesQuery, CurrentRatesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(CurrentRatesDocument, options as never) as never;
}
export function useCurrentRatesSuspenseQuery(options: useSuspenseQuery.Options<CurrentRatesQueryVariables>): useSuspenseQuery.Result<CurrentRatesQuery, CurrentRatesQueryVariables, 'complete'> {
  return useSuspenseQuery(CurrentRatesDocument, options as never) as never;
}