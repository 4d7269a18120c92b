import type { ReactNode } from 'react';
import { PartFailed } from '../../ui/console/states';
import { useEnquiryAssigneesQuery, type EnquiryAssigneesQueryVariables } from './work.generated';

/** Who can be given an enquiry, as choices. `failed` stands beside the choice: without it nobody could be chosen, and no word why. */
export function useAssignees(variables: EnquiryAssigneesQueryVariables): {
  people: readonly { value: string; label: string }[];
  failed: ReactNode;
} {
  const { data, error, refetch } = useEnquiryAssigneesQuery({ variables });
  return {
    people: (data?.enquiryAssignees ?? []).map(({ id, name }) => ({ value: id, label: name })),
    failed: !data && error && <PartFailed what="The people" retry={refetch} />,
  };
}
