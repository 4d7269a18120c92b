/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyRenewalRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRenewalRemindersQuery = { myRenewalReminders: Array<{ __typename: 'RenewalReminder', id: string, remindOn: string, confirmed: boolean, sent: boolean, letter: { __typename: 'KeptLetter', maturityDate: string, lender: string | null } }> | null };

export type StopMyRenewalReminderMutationVariables = Exact<{
  id: string;
}>;


export type StopMyRenewalReminderMutation = { stopMyRenewalReminder: { __typename: 'StopRenewalReminderPayload', stoppedId: string | null, userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: Array<string> | null }> } | null };


export const MyRenewalRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRenewalReminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRenewalReminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remindOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maturityDate"}},{"kind":"Field","name":{"kind":"Name","value":"lender"}}]}}]}}]}}]} as unknown as DocumentNode<MyRenewalRemindersQuery, MyRenewalRemindersQueryVariables>;
export const StopMyRenewalReminderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopMyRenewalReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopMyRenewalReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stoppedId"}}]}}]}}]} as unknown as DocumentNode<StopMyRenewalReminderMutation, StopMyRenewalReminderMutationVariables>;
export function useMyRenewalRemindersQuery(options?: QueryOptions<MyRenewalRemindersQuery, MyRenewalRemindersQueryVariables> | SkipToken): QueryResult<MyRenewalRemindersQuery, MyRenewalRemindersQueryVariables> {
  return useQuery(MyRenewalRemindersDocument, options);
}
export function useStopMyRenewalReminderCommand(options?: CommandOptions<StopMyRenewalReminderMutation, StopMyRenewalReminderMutationVariables>): Command<StopMyRenewalReminderMutation, StopMyRenewalReminderMutationVariables> {
  return useCommand(StopMyRenewalReminderDocument, options);
}