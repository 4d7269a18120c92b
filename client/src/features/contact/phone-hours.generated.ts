/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type QueryOptions, type QueryResult, type SkipToken } from '../../lib/use-query';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PhoneHoursQueryVariables = Exact<{ [key: string]: never; }>;


export type PhoneHoursQuery = { phoneHours: Array<{ __typename: 'PhoneHours', days: string, hours: string }> };


export const PhoneHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhoneHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}}]} as unknown as DocumentNode<PhoneHoursQuery, PhoneHoursQueryVariables>;
export function usePhoneHoursQuery(options?: QueryOptions<PhoneHoursQuery, PhoneHoursQueryVariables> | SkipToken): QueryResult<PhoneHoursQuery, PhoneHoursQueryVariables> {
  return useQuery(PhoneHoursDocument, options);
}