import type { ApolloCache } from '@apollo/client';
import { MyLeadDocument, type MyLeadQuery } from './desk.generated';
import { EnquiryByIdDocument, type EnquiryByIdQuery } from './enquiry.generated';

/** All of one file, as the office opens it. */
export type Detail = NonNullable<EnquiryByIdQuery['enquiry']>;
type Lead = NonNullable<MyLeadQuery['myLead']>;

/** Adds what was just saved to the open file. Reading the file again would be logged as opening it a second time. */
export function addToFile(cache: ApolloCache, id: string, change: (file: Detail) => Partial<Detail>): void {
  cache.updateQuery({ query: EnquiryByIdDocument, variables: { id } }, (data) =>
    data?.enquiry ? { ...data, enquiry: { ...data.enquiry, ...change(data.enquiry) } } : data,
  );
}

/** What a file and a lead on an adviser's desk both hold. */
type Log = Pick<Lead, 'notes' | 'events' | 'contacts'>;

/** The same for what the desk of an adviser shows too: the one that is open takes it. */
export function addToLog(cache: ApolloCache, id: string, change: (log: Log) => Partial<Log>): void {
  addToFile(cache, id, change);
  cache.updateQuery({ query: MyLeadDocument, variables: { id } }, (data) =>
    data?.myLead ? { ...data, myLead: { ...data.myLead, ...change(data.myLead) } } : data,
  );
}
