import { useFragment } from '@apollo/client/react';
import { EnquiryRowFragmentDoc, type EnquiryRowFragment } from './enquiries.generated';

/** As it is now: whatever changes it elsewhere on the page changes it here too. */
export function useLiveEnquiry(enquiry: EnquiryRowFragment): EnquiryRowFragment {
  const { data, complete } = useFragment({
    fragment: EnquiryRowFragmentDoc,
    from: { __typename: 'Enquiry', id: enquiry.id },
  });
  return complete ? data : enquiry;
}
