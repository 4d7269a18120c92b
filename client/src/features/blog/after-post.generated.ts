/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LikeBlogMutationVariables = Exact<{
  id: string;
  liked: boolean;
}>;


export type LikeBlogMutation = { likeBlog: { __typename: 'LikeBlogPayload', liked: boolean | null, likes: number | null, userErrors: Array<{ __typename: 'UserError', message: string }> } | null };

export type AddBlogCommentMutationVariables = Exact<{
  id: string;
  content: string;
}>;


export type AddBlogCommentMutation = { addBlogComment: { __typename: 'BlogCommentPayload', userErrors: Array<{ __typename: 'UserError', message: string, field: Array<string> | null }>, comment: { __typename: 'BlogCommentView', id: string, parentId: string | null, content: string, createdAt: string, author: string, byAuthor: boolean } | null } | null };

export type OwnCommentsQueryVariables = Exact<{
  id: string;
}>;


export type OwnCommentsQuery = { blog: { __typename: 'BlogPost', comments: Array<{ __typename: 'BlogCommentView', id: string, mine: boolean }> } | null };

export type RemoveCommentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCommentMutation = { removeBlogComment: { __typename: 'BlogCommentIdPayload', userErrors: Array<{ __typename: 'UserError', message: string }> } | null };

export type ReportCommentMutationVariables = Exact<{
  id: string;
}>;


export type ReportCommentMutation = { reportBlogComment: { __typename: 'BlogCommentIdPayload', userErrors: Array<{ __typename: 'UserError', message: string }> } | null };

export type VerifyForCommentMutationVariables = Exact<{ [key: string]: never; }>;


export type VerifyForCommentMutation = { resendVerification: { __typename: 'ResendVerificationPayload', userErrors: Array<{ __typename: 'UserError', message: string }> } | null };


export const LikeBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LikeBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"liked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"likeBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"liked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"liked"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"liked"}},{"kind":"Field","name":{"kind":"Name","value":"likes"}}]}}]}}]} as unknown as DocumentNode<LikeBlogMutation, LikeBlogMutationVariables>;
export const AddBlogCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBlogComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostComment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCommentView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"byAuthor"}}]}}]} as unknown as DocumentNode<AddBlogCommentMutation, AddBlogCommentMutationVariables>;
export const OwnCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}}]}}]}}]}}]} as unknown as DocumentNode<OwnCommentsQuery, OwnCommentsQueryVariables>;
export const RemoveCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveCommentMutation, RemoveCommentMutationVariables>;
export const ReportCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReportCommentMutation, ReportCommentMutationVariables>;
export const VerifyForCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyForComment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyForCommentMutation, VerifyForCommentMutationVariables>;
export function useLikeBlogCommand(options?: CommandOptions<LikeBlogMutation, LikeBlogMutationVariables>): Command<LikeBlogMutation, LikeBlogMutationVariables> {
  return useCommand(LikeBlogDocument, options);
}
export function useAddBlogCommentCommand(options?: CommandOptions<AddBlogCommentMutation, AddBlogCommentMutationVariables>): Command<AddBlogCommentMutation, AddBlogCommentMutationVariables> {
  return useCommand(AddBlogCommentDocument, options);
}
export function useOwnCommentsQuery(options: QueryOptions<OwnCommentsQuery, OwnCommentsQueryVariables> | SkipToken): QueryResult<OwnCommentsQuery, OwnCommentsQueryVariables> {
  return useQuery(OwnCommentsDocument, options);
}
export function useRemoveCommentCommand(options?: CommandOptions<RemoveCommentMutation, RemoveCommentMutationVariables>): Command<RemoveCommentMutation, RemoveCommentMutationVariables> {
  return useCommand(RemoveCommentDocument, options);
}
export function useReportCommentCommand(options?: CommandOptions<ReportCommentMutation, ReportCommentMutationVariables>): Command<ReportCommentMutation, ReportCommentMutationVariables> {
  return useCommand(ReportCommentDocument, options);
}
export function useVerifyForCommentCommand(options?: CommandOptions<VerifyForCommentMutation, VerifyForCommentMutationVariables>): Command<VerifyForCommentMutation, VerifyForCommentMutationVariables> {
  return useCommand(VerifyForCommentDocument, options);
}