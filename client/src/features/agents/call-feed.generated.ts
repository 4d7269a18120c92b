/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CallFeedQueryVariables = Exact<{
  agentId: string;
}>;


export type CallFeedQuery = { callFeed: string | null };

export type ChangeCallFeedMutationVariables = Exact<{
  agentId: string;
  open: boolean;
}>;


export type ChangeCallFeedMutation = { changeCallFeed: { __typename: 'CallFeedPayload', url: string | null, userErrors: Array<{ __typename: 'UserError', message: string }> } | null };


export const CallFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CallFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"agentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agentId"}}}]}]}}]} as unknown as DocumentNode<CallFeedQuery, CallFeedQueryVariables>;
export const ChangeCallFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCallFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"open"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCallFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"agentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"open"},"value":{"kind":"Variable","name":{"kind":"Name","value":"open"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ChangeCallFeedMutation, ChangeCallFeedMutationVariables>;
export function useCallFeedQuery(options: QueryOptions<CallFeedQuery, CallFeedQueryVariables> | SkipToken): QueryResult<CallFeedQuery, CallFeedQueryVariables> {
  return useQuery(CallFeedDocument, options);
}
export function useChangeCallFeedCommand(options?: CommandOptions<ChangeCallFeedMutation, ChangeCallFeedMutationVariables>): Command<ChangeCallFeedMutation, ChangeCallFeedMutationVariables> {
  return useCommand(ChangeCallFeedDocument, options);
}