/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AnswerJobApplicationMutationVariables = Exact<{
  token: string;
  mine: boolean;
}>;


export type AnswerJobApplicationMutation = { answerJobApplication: { __typename: 'AnswerJobApplicationPayload', userErrors: Array<{ __typename: 'UserError', code: Types.UserErrorCode, message: string, field: Array<string> | null }> } };


export const AnswerJobApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerJobApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mine"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerJobApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"mine"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mine"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerJobApplicationMutation, AnswerJobApplicationMutationVariables>;
export function useAnswerJobApplicationCommand(options?: CommandOptions<AnswerJobApplicationMutation, AnswerJobApplicationMutationVariables>): Command<AnswerJobApplicationMutation, AnswerJobApplicationMutationVariables> {
  return useCommand(AnswerJobApplicationDocument, options);
}