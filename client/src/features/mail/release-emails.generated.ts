/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReleaseEmailsMutationVariables = Exact<{
  drop: boolean;
}>;


export type ReleaseEmailsMutation = { releaseEmails: { __typename: 'ReleaseEmailsPayload', released: boolean | null, userErrors: Array<{ __typename: 'UserError', message: string }> } | null };


export const ReleaseEmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"drop"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"drop"},"value":{"kind":"Variable","name":{"kind":"Name","value":"drop"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"released"}}]}}]}}]} as unknown as DocumentNode<ReleaseEmailsMutation, ReleaseEmailsMutationVariables>;
export function useReleaseEmailsCommand(options?: CommandOptions<ReleaseEmailsMutation, ReleaseEmailsMutationVariables>): Command<ReleaseEmailsMutation, ReleaseEmailsMutationVariables> {
  return useCommand(ReleaseEmailsDocument, options);
}