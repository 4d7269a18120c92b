/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { type SkipToken, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyApplicationsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type MyApplicationsQuery = { myApplications: { __typename: 'MyApplicationPage', totalItems: number, page: number, limit: number, items: Array<{ __typename: 'MyApplication', id: string, applicationNumber: string, mortgageType: string, submittedAt: string, stage: string, standing: string, nextStep: string, nextStepBy: string | null, handledBy: string | null, stages: Array<{ __typename: 'ApplicationStage', label: string, state: Types.ApplicationStageState, at: string | null }> }> } | null };


export const MyApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"mortgageType"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"nextStepBy"}},{"kind":"Field","name":{"kind":"Name","value":"handledBy"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<MyApplicationsQuery, MyApplicationsQueryVariables>;
export function useMyApplicationsQuery(options?: useQuery.Options<MyApplicationsQuery, MyApplicationsQueryVariables> | SkipToken): useQuery.Result<MyApplicationsQuery, MyApplicationsQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(MyApplicationsDocument, options as never) as never;
}
export function useMyApplicationsSuspenseQuery(options?: useSuspenseQuery.Options<MyApplicationsQueryVariables>): useSuspenseQuery.Result<MyApplicationsQuery, MyApplicationsQueryVariables, 'complete'> {
  return useSuspenseQuery(MyApplicationsDocument, options as never) as never;
}