/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated';

import { type SkipToken, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeskRatesQueryVariables = Exact<{
  filter?: Types.DeskRateFilter | null | undefined;
  sort?: Types.DeskRateSort | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DeskRatesQuery = { deskRates: { __typename: 'DeskRatePage', totalItems: number, page: number, limit: number, items: Array<{ __typename: 'DeskRate', id: string, version: number, change7Days: number | null, paymentExample: string | null, updatedAt: string, bank: { __typename: 'DeskBank', id: string, name: string, logoUrl: string }, live: { __typename: 'RateFacts', term: number, type: Types.RateType, rate: number, apr: number | null, purpose: Types.RatePurpose, insurance: Types.RateInsurance, province: string | null, notes: string | null, visibility: Types.RateVisibility, endsOn: string | null } | null, pending: { __typename: 'PendingChange', kind: Types.PendingKind, problem: string | null, authorName: string, at: string, facts: { __typename: 'RateFacts', term: number, type: Types.RateType, rate: number, apr: number | null, purpose: Types.RatePurpose, insurance: Types.RateInsurance, province: string | null, notes: string | null, visibility: Types.RateVisibility, endsOn: string | null } | null } | null }> } | null };

export type DeskSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskSummaryQuery = { deskSummary: { __typename: 'DeskSummary', all: number, home: number, hidden: number, stale: number, pending: number, problems: number, lastPublication: { __typename: 'Publication', id: string, at: string, actorName: string | null } | null } | null };

export type DeskPendingQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskPendingQuery = { deskPending: Array<{ __typename: 'DeskRate', id: string, version: number, change7Days: number | null, paymentExample: string | null, updatedAt: string, bank: { __typename: 'DeskBank', id: string, name: string, logoUrl: string }, live: { __typename: 'RateFacts', term: number, type: Types.RateType, rate: number, apr: number | null, purpose: Types.RatePurpose, insurance: Types.RateInsurance, province: string | null, notes: string | null, visibility: Types.RateVisibility, endsOn: string | null } | null, pending: { __typename: 'PendingChange', kind: Types.PendingKind, problem: string | null, authorName: string, at: string, facts: { __typename: 'RateFacts', term: number, type: Types.RateType, rate: number, apr: number | null, purpose: Types.RatePurpose, insurance: Types.RateInsurance, province: string | null, notes: string | null, visibility: Types.RateVisibility, endsOn: string | null } | null } | null }> | null };

export type DeskActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskActivityQuery = { deskActivity: Array<{ __typename: 'DeskActivity', id: string, at: string, actorName: string, text: string, published: boolean }> | null };

export type DeskTrendQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskTrendQuery = { rateTrend: Array<{ __typename: 'TrendPoint', on: string, best: number, average: number }> };

export type DeskRateHistoryQueryVariables = Exact<{
  rateId: string;
}>;


export type DeskRateHistoryQuery = { lenderRateHistory: Array<{ __typename: 'RatePoint', on: string, rate: number }> | null };

export type ExportRatesQueryVariables = Exact<{
  filter?: Types.DeskRateFilter | null | undefined;
}>;


export type ExportRatesQuery = { exportRates: string | null };


export const DeskRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskRateFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskRateSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"bank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"insurance"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"insurance"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"change7Days"}},{"kind":"Field","name":{"kind":"Name","value":"paymentExample"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DeskRatesQuery, DeskRatesQueryVariables>;
export const DeskSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"lastPublication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]}}]}}]} as unknown as DocumentNode<DeskSummaryQuery, DeskSummaryQueryVariables>;
export const DeskPendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskPending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskPending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"bank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"insurance"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"insurance"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"change7Days"}},{"kind":"Field","name":{"kind":"Name","value":"paymentExample"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DeskPendingQuery, DeskPendingQueryVariables>;
export const DeskActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<DeskActivityQuery, DeskActivityQueryVariables>;
export const DeskTrendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskTrend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateTrend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"FIXED"}},{"kind":"Argument","name":{"kind":"Name","value":"months"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"best"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}}]}}]} as unknown as DocumentNode<DeskTrendQuery, DeskTrendQueryVariables>;
export const DeskRateHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskRateHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lenderRateHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"months"},"value":{"kind":"IntValue","value":"24"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}}]} as unknown as DocumentNode<DeskRateHistoryQuery, DeskRateHistoryQueryVariables>;
export const ExportRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskRateFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}]}]}}]} as unknown as DocumentNode<ExportRatesQuery, ExportRatesQueryVariables>;
export function useDeskRatesQuery(options?: useQuery.Options<DeskRatesQuery, DeskRatesQueryVariables> | SkipToken): useQuery.Result<DeskRatesQuery, DeskRatesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(DeskRatesDocument, options as never) as never;
}
export function useDeskRatesSuspenseQuery(options?: useSuspenseQuery.Options<DeskRatesQueryVariables>): useSuspenseQuery.Result<DeskRatesQuery, DeskRatesQueryVariables, 'complete'> {
  return useSuspenseQuery(DeskRatesDocument, options as never) as never;
}
export function useDeskSummaryQuery(options?: useQuery.Options<DeskSummaryQuery, DeskSummaryQueryVariables> | SkipToken): useQuery.Result<DeskSummaryQuery, DeskSummaryQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(DeskSummaryDocument, options as never) as never;
}
export function useDeskSummarySuspenseQuery(options?: useSuspenseQuery.Options<DeskSummaryQueryVariables>): useSuspenseQuery.Result<DeskSummaryQuery, DeskSummaryQueryVariables, 'complete'> {
  return useSuspenseQuery(DeskSummaryDocument, options as never) as never;
}
export function useDeskPendingQuery(options?: useQuery.Options<DeskPendingQuery, DeskPendingQueryVariables> | SkipToken): useQuery.Result<DeskPendingQuery, DeskPendingQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(DeskPendingDocument, options as never) as never;
}
export function useDeskPendingSuspenseQuery(options?: useSuspenseQuery.Options<DeskPendingQueryVariables>): useSuspenseQuery.Result<DeskPendingQuery, DeskPendingQueryVariables, 'complete'> {
  return useSuspenseQuery(DeskPendingDocument, options as never) as never;
}
export function useDeskActivityQuery(options?: useQuery.Options<DeskActivityQuery, DeskActivityQueryVariables> | SkipToken): useQuery.Result<DeskActivityQuery, DeskActivityQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(DeskActivityDocument, options as never) as never;
}
export function useDeskActivitySuspenseQuery(options?: useSuspenseQuery.Options<DeskActivityQueryVariables>): useSuspenseQuery.Result<DeskActivityQuery, DeskActivityQueryVariables, 'complete'> {
  return useSuspenseQuery(DeskActivityDocument, options as never) as never;
}
export function useDeskTrendQuery(options?: useQuery.Options<DeskTrendQuery, DeskTrendQueryVariables> | SkipToken): useQuery.Result<DeskTrendQuery, DeskTrendQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(DeskTrendDocument, options as never) as never;
}
export function useDeskTrendSuspenseQuery(options?: useSuspenseQuery.Options<DeskTrendQueryVariables>): useSuspenseQuery.Result<DeskTrendQuery, DeskTrendQueryVariables, 'complete'> {
  return useSuspenseQuery(DeskTrendDocument, options as never) as never;
}
export function useDeskRateHistoryQuery(options: useQuery.Options<DeskRateHistoryQuery, DeskRateHistoryQueryVariables> | SkipToken): useQuery.Result<DeskRateHistoryQuery, DeskRateHistoryQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(DeskRateHistoryDocument, options as never) as never;
}
export function useDeskRateHistorySuspenseQuery(options: useSuspenseQuery.Options<DeskRateHistoryQueryVariables>): useSuspenseQuery.Result<DeskRateHistoryQuery, DeskRateHistoryQueryVariables, 'complete'> {
  return useSuspenseQuery(DeskRateHistoryDocument, options as never) as never;
}
export function useExportRatesQuery(options?: useQuery.Options<ExportRatesQuery, ExportRatesQueryVariables> | SkipToken): useQuery.Result<ExportRatesQuery, ExportRatesQueryVariables, 'empty' | 'complete' | 'streaming'> {
  return useQuery(ExportRatesDocument, options as never) as never;
}
export function useExportRatesSuspenseQuery(options?: useSuspenseQuery.Options<ExportRatesQueryVariables>): useSuspenseQuery.Result<ExportRatesQuery, ExportRatesQueryVariables, 'complete'> {
  return useSuspenseQuery(ExportRatesDocument, options as never) as never;
}