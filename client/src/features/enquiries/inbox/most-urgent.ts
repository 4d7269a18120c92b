import { isOpenEnquiry, type EnquiryStatusName } from '@brokerage/domain/enquiries/enquiry-status';

interface Waiting {
  id: string;
  status: EnquiryStatusName;
  firstRespondedAt: string | null;
  firstResponseDueAt: string;
}

/** Who waits longest for a first answer, other than the one that is open. */
export const mostUrgent = <Enquiry extends Waiting>(all: readonly Enquiry[], except?: string): Enquiry | undefined =>
  all
    .filter(({ id, status, firstRespondedAt }) => id !== except && !firstRespondedAt && isOpenEnquiry(status))
    .reduce<Enquiry | undefined>(
      (first, one) => (first && first.firstResponseDueAt <= one.firstResponseDueAt ? first : one),
      undefined,
    );
