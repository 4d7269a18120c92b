import { useApolloClient } from '@apollo/client/react';
import { MyLeadDocument } from './desk.generated';
import { EnquiryByIdDocument } from './enquiry.generated';
import { useOnDesk } from './on-desk';

/** Reads a file again, of the office or of one's own desk: whatever shows it follows. */
export function useReread(id: string): () => Promise<unknown> {
  const client = useApolloClient();
  const onDesk = useOnDesk();
  const asked = { variables: { id }, fetchPolicy: 'network-only' } as const;
  return () =>
    onDesk ? client.query({ query: MyLeadDocument, ...asked }) : client.query({ query: EnquiryByIdDocument, ...asked });
}
