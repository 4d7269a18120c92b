/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfficesQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficesQuery = { offices: Array<{ __typename: 'OfficeAddress', street: string, unit: string, city: string, province: string, postalCode: string, country: string }> };


export const OfficesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<OfficesQuery, OfficesQueryVariables>;
export function useOfficesQuery(options?: QueryOptions<OfficesQuery, OfficesQueryVariables> | SkipToken): QueryResult<OfficesQuery, OfficesQueryVariables> {
  return useQuery(OfficesDocument, options);
}