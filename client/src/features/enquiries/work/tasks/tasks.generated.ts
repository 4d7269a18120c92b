/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TaskLineFragment = { __typename: 'EnquiryTask', id: string, enquiryId: string, fullName: string, text: string, dueOn: string, assigneeId: string | null, assignee: string | null, doneAt: string | null };

export type EnquiryTasksQueryVariables = Exact<{
  enquiryId: string;
}>;


export type EnquiryTasksQuery = { enquiryTasks: Array<{ __typename: 'EnquiryTask', id: string, enquiryId: string, fullName: string, text: string, dueOn: string, assigneeId: string | null, assignee: string | null, doneAt: string | null }> | null };

export type MyTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTasksQuery = { myTasks: Array<{ __typename: 'EnquiryTask', id: string, enquiryId: string, fullName: string, text: string, dueOn: string, assigneeId: string | null, assignee: string | null, doneAt: string | null }> | null };

export type AddEnquiryTaskMutationVariables = Exact<{
  input: Types.AddEnquiryTaskInput;
}>;


export type AddEnquiryTaskMutation = { addEnquiryTask: { __typename: 'EnquiryTaskPayload', userErrors: Array<{ __typename: 'UserError', message: string }>, task: { __typename: 'EnquiryTask', id: string, enquiryId: string, fullName: string, text: string, dueOn: string, assigneeId: string | null, assignee: string | null, doneAt: string | null } | null } | null };

export type SetEnquiryTaskDoneMutationVariables = Exact<{
  id: string;
  done: boolean;
}>;


export type SetEnquiryTaskDoneMutation = { setEnquiryTaskDone: { __typename: 'EnquiryTaskPayload', userErrors: Array<{ __typename: 'UserError', message: string }>, task: { __typename: 'EnquiryTask', id: string, enquiryId: string, fullName: string, text: string, dueOn: string, assigneeId: string | null, assignee: string | null, doneAt: string | null } | null } | null };

export const TaskLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<TaskLineFragment, unknown>;
export const EnquiryTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"enquiryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<EnquiryTasksQuery, EnquiryTasksQueryVariables>;
export const MyTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<MyTasksQuery, MyTasksQueryVariables>;
export const AddEnquiryTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddEnquiryTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddEnquiryTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEnquiryTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<AddEnquiryTaskMutation, AddEnquiryTaskMutationVariables>;
export const SetEnquiryTaskDoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEnquiryTaskDone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"done"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEnquiryTaskDone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"done"},"value":{"kind":"Variable","name":{"kind":"Name","value":"done"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<SetEnquiryTaskDoneMutation, SetEnquiryTaskDoneMutationVariables>;
export function useEnquiryTasksQuery(options: QueryOptions<EnquiryTasksQuery, EnquiryTasksQueryVariables> | SkipToken): QueryResult<EnquiryTasksQuery, EnquiryTasksQueryVariables> {
  return useQuery(EnquiryTasksDocument, options);
}
export function useMyTasksQuery(options?: QueryOptions<MyTasksQuery, MyTasksQueryVariables> | SkipToken): QueryResult<MyTasksQuery, MyTasksQueryVariables> {
  return useQuery(MyTasksDocument, options);
}
export function useAddEnquiryTaskCommand(options?: CommandOptions<AddEnquiryTaskMutation, AddEnquiryTaskMutationVariables>): Command<AddEnquiryTaskMutation, AddEnquiryTaskMutationVariables> {
  return useCommand(AddEnquiryTaskDocument, options);
}
export function useSetEnquiryTaskDoneCommand(options?: CommandOptions<SetEnquiryTaskDoneMutation, SetEnquiryTaskDoneMutationVariables>): Command<SetEnquiryTaskDoneMutation, SetEnquiryTaskDoneMutationVariables> {
  return useCommand(SetEnquiryTaskDoneDocument, options);
}