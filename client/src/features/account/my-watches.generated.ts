/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyRateWatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRateWatchesQuery = { myRateWatches: Array<{ __typename: 'RateWatch', id: string, words: string, endsOn: string, confirmed: boolean }> | null };

export type StopMyRateWatchMutationVariables = Exact<{
  id: string;
}>;


export type StopMyRateWatchMutation = { stopMyRateWatch: { __typename: 'StopRateWatchPayload', stoppedId: string | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: Array<string> | null }> } | null };


export const MyRateWatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRateWatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRateWatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}}]}}]} as unknown as DocumentNode<MyRateWatchesQuery, MyRateWatchesQueryVariables>;
export const StopMyRateWatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopMyRateWatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopMyRateWatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stoppedId"}}]}}]}}]} as unknown as DocumentNode<StopMyRateWatchMutation, StopMyRateWatchMutationVariables>;
export function useMyRateWatchesQuery(options?: QueryOptions<MyRateWatchesQuery, MyRateWatchesQueryVariables> | SkipToken): QueryResult<MyRateWatchesQuery, MyRateWatchesQueryVariables> {
  return useQuery(MyRateWatchesDocument, options);
}
export function useStopMyRateWatchCommand(options?: CommandOptions<StopMyRateWatchMutation, StopMyRateWatchMutationVariables>): Command<StopMyRateWatchMutation, StopMyRateWatchMutationVariables> {
  return useCommand(StopMyRateWatchDocument, options);
}