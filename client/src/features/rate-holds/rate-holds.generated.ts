/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HoldSeenFragment = { __typename: 'RateHold', id: string, bankName: string, term: number, type: string, rate: number, heldUntil: string, daysLeft: number, state: Types.RateHoldState };

export type RateHoldByLinkQueryVariables = Exact<{
  token: string;
}>;


export type RateHoldByLinkQuery = { rateHold: { __typename: 'RateHold', id: string, bankName: string, term: number, type: string, rate: number, heldUntil: string, daysLeft: number, state: Types.RateHoldState } | null };

export type MyRateHoldsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRateHoldsQuery = { myRateHolds: Array<{ __typename: 'RateHold', id: string, bankName: string, term: number, type: string, rate: number, heldUntil: string, daysLeft: number, state: Types.RateHoldState }> | null };

export const HoldSeenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldSeen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<HoldSeenFragment, unknown>;
export const RateHoldByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RateHoldByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoldSeen"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldSeen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<RateHoldByLinkQuery, RateHoldByLinkQueryVariables>;
export const MyRateHoldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRateHolds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRateHolds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoldSeen"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldSeen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<MyRateHoldsQuery, MyRateHoldsQueryVariables>;
export function useRateHoldByLinkQuery(options: QueryOptions<RateHoldByLinkQuery, RateHoldByLinkQueryVariables> | SkipToken): QueryResult<RateHoldByLinkQuery, RateHoldByLinkQueryVariables> {
  return useQuery(RateHoldByLinkDocument, options);
}
export function useMyRateHoldsQuery(options?: QueryOptions<MyRateHoldsQuery, MyRateHoldsQueryVariables> | SkipToken): QueryResult<MyRateHoldsQuery, MyRateHoldsQueryVariables> {
  return useQuery(MyRateHoldsDocument, options);
}