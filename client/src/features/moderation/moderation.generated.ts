/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import { useCommand, type Command, type CommandOptions } from '../../lib/use-command';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ModerationFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type ModerationFiguresQuery = { moderationFigures: { __typename: 'ModerationFigures', waitingPosts: number, reportedComments: number, commentsThisWeek: number, hiddenComments: number } | null };

export type WaitingBlogsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type WaitingBlogsQuery = { waitingBlogs: { __typename: 'WaitingBlogPage', totalItems: number, page: number, limit: number, items: Array<{ __typename: 'WaitingBlog', id: string, slug: string, title: string, excerpt: string, category: string, author: string | null, since: string, live: boolean, mayDecide: boolean }> } | null };

export type WaitingVersionsQueryVariables = Exact<{
  id: string;
}>;


export type WaitingVersionsQuery = { blog: { __typename: 'BlogPost', id: string, version: number } | null, blogVersions: Array<{ __typename: 'BlogVersion', id: string, no: number, state: Types.BlogVersionState, title: string, excerpt: string, content: string, category: string, tags: Array<string>, locale: string, author: string | null, live: boolean, createdAt: string, cover: { __typename: 'BlogCover', url: string, alt: string } | null }> | null };

export type DecideWaitingMutationVariables = Exact<{
  id: string;
  approved: boolean;
  reason?: string | null | undefined;
  expectedVersion: number;
}>;


export type DecideWaitingMutation = { decideBlog: { __typename: 'BlogPayload', userErrors: Array<{ __typename: 'UserError', message: string, field: Array<string> | null }> } | null };

export type ModeratedCommentsQueryVariables = Exact<{
  shown: Types.BlogCommentsShown;
  page?: number | null | undefined;
}>;


export type ModeratedCommentsQuery = { blogComments: { __typename: 'ModeratedCommentPage', totalItems: number, page: number, limit: number, items: Array<{ __typename: 'ModeratedComment', id: string, content: string, createdAt: string, author: string, postSlug: string, postTitle: string, hiddenAt: string | null, hiddenReason: string | null, hiddenBy: string | null, reports: number }> } | null };

export type HideCommentMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type HideCommentMutation = { hideBlogComment: { __typename: 'BlogCommentIdPayload', userErrors: Array<{ __typename: 'UserError', message: string, field: Array<string> | null }> } | null };

export type KeepCommentMutationVariables = Exact<{
  id: string;
}>;


export type KeepCommentMutation = { keepBlogComment: { __typename: 'BlogCommentIdPayload', userErrors: Array<{ __typename: 'UserError', message: string }> } | null };


export const ModerationFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModerationFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderationFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingPosts"}},{"kind":"Field","name":{"kind":"Name","value":"reportedComments"}},{"kind":"Field","name":{"kind":"Name","value":"commentsThisWeek"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenComments"}}]}}]}}]} as unknown as DocumentNode<ModerationFiguresQuery, ModerationFiguresQueryVariables>;
export const WaitingBlogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingBlogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingBlogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"live"}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<WaitingBlogsQuery, WaitingBlogsQueryVariables>;
export const WaitingVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"no"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"live"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingVersionsQuery, WaitingVersionsQueryVariables>;
export const DecideWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"approved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"approved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"approved"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DecideWaitingMutation, DecideWaitingMutationVariables>;
export const ModeratedCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModeratedComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCommentsShown"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shown"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"postSlug"}},{"kind":"Field","name":{"kind":"Name","value":"postTitle"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenBy"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<ModeratedCommentsQuery, ModeratedCommentsQueryVariables>;
export const HideCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<HideCommentMutation, HideCommentMutationVariables>;
export const KeepCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<KeepCommentMutation, KeepCommentMutationVariables>;
export function useModerationFiguresQuery(options?: QueryOptions<ModerationFiguresQuery, ModerationFiguresQueryVariables> | SkipToken): QueryResult<ModerationFiguresQuery, ModerationFiguresQueryVariables> {
  return useQuery(ModerationFiguresDocument, options);
}
export function useWaitingBlogsQuery(options?: QueryOptions<WaitingBlogsQuery, WaitingBlogsQueryVariables> | SkipToken): QueryResult<WaitingBlogsQuery, WaitingBlogsQueryVariables> {
  return useQuery(WaitingBlogsDocument, options);
}
export function useWaitingVersionsQuery(options: QueryOptions<WaitingVersionsQuery, WaitingVersionsQueryVariables> | SkipToken): QueryResult<WaitingVersionsQuery, WaitingVersionsQueryVariables> {
  return useQuery(WaitingVersionsDocument, options);
}
export function useDecideWaitingCommand(options?: CommandOptions<DecideWaitingMutation, DecideWaitingMutationVariables>): Command<DecideWaitingMutation, DecideWaitingMutationVariables> {
  return useCommand(DecideWaitingDocument, options);
}
export function useModeratedCommentsQuery(options: QueryOptions<ModeratedCommentsQuery, ModeratedCommentsQueryVariables> | SkipToken): QueryResult<ModeratedCommentsQuery, ModeratedCommentsQueryVariables> {
  return useQuery(ModeratedCommentsDocument, options);
}
export function useHideCommentCommand(options?: CommandOptions<HideCommentMutation, HideCommentMutationVariables>): Command<HideCommentMutation, HideCommentMutationVariables> {
  return useCommand(HideCommentDocument, options);
}
export function useKeepCommentCommand(options?: CommandOptions<KeepCommentMutation, KeepCommentMutationVariables>): Command<KeepCommentMutation, KeepCommentMutationVariables> {
  return useCommand(KeepCommentDocument, options);
}