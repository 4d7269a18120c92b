import type { ApolloCache } from '@apollo/client';
import { EnquiryByIdDocument, type EnquiryByIdQuery } from './enquiry.generated';

type File = NonNullable<EnquiryByIdQuery['enquiry']>;

/** Adds what was just saved to the open file. Reading the file again would be logged as opening it a second time. */
export function addToFile(cache: ApolloCache, id: string, change: (file: File) => Partial<File>): void {
  cache.updateQuery({ query: EnquiryByIdDocument, variables: { id } }, (data) =>
    data?.enquiry ? { ...data, enquiry: { ...data.enquiry, ...change(data.enquiry) } } : data,
  );
}
