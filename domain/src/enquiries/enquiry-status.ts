/** How far the office is with an enquiry. An application has a life of its own beside it (application-lifecycle). */
export const ENQUIRY_STATUSES = [
  { value: 'NEW', label: 'New' },
  { value: 'ASSIGNED', label: 'Assigned' },
  { value: 'IN_REVIEW', label: 'In review' },
  { value: 'CONTACTED', label: 'Contacted' },
  { value: 'WAITING', label: 'Waiting for client' },
  { value: 'QUALIFIED', label: 'Qualified' },
  { value: 'CONVERTED', label: 'Converted' },
  { value: 'LOST', label: 'Lost' },
  { value: 'CLOSED', label: 'Closed' },
] as const;
export type EnquiryStatusName = (typeof ENQUIRY_STATUSES)[number]['value'];

const TRANSITIONS: Record<EnquiryStatusName, readonly EnquiryStatusName[]> = {
  NEW: ['ASSIGNED', 'IN_REVIEW', 'CONTACTED', 'WAITING', 'QUALIFIED', 'LOST', 'CLOSED'],
  ASSIGNED: ['NEW', 'IN_REVIEW', 'CONTACTED', 'WAITING', 'QUALIFIED', 'LOST', 'CLOSED'],
  IN_REVIEW: ['CONTACTED', 'WAITING', 'QUALIFIED', 'CONVERTED', 'LOST', 'CLOSED'],
  CONTACTED: ['IN_REVIEW', 'WAITING', 'QUALIFIED', 'CONVERTED', 'LOST', 'CLOSED'],
  WAITING: ['IN_REVIEW', 'CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST', 'CLOSED'],
  QUALIFIED: ['CONTACTED', 'WAITING', 'CONVERTED', 'LOST', 'CLOSED'],
  CONVERTED: ['CLOSED'],
  LOST: ['IN_REVIEW'],
  CLOSED: ['IN_REVIEW'],
};

/** Where an enquiry may go from here; no other move exists. */
export function enquiryTransitions(from: EnquiryStatusName): readonly EnquiryStatusName[] {
  return TRANSITIONS[from];
}

/** What the office may choose as a status. NEW and ASSIGNED are not chosen: they follow from who looks after it. */
export const enquiryChoices = (from: EnquiryStatusName): readonly EnquiryStatusName[] =>
  TRANSITIONS[from].filter((status) => status !== 'NEW' && status !== 'ASSIGNED');

export const enquiryStatusLabel = (status: EnquiryStatusName): string =>
  ENQUIRY_STATUSES.find(({ value }) => value === status)?.label ?? status;

/** The office is done with it. Without a recorded contact its clock then says 'Not answered', and never turns green. */
export const DONE_STATUSES = ['CONVERTED', 'LOST', 'CLOSED'] as const satisfies readonly EnquiryStatusName[];

export const isOpenEnquiry = (status: EnquiryStatusName): boolean => !DONE_STATUSES.some((done) => done === status);

/** Whether this move takes up again what was done. */
export const isReopening = (from: EnquiryStatusName, to: EnquiryStatusName): boolean =>
  !isOpenEnquiry(from) && isOpenEnquiry(to);

/** The views of the inbox; `address` is what `?view=` says. A follow-up that is due brings back what was done. */
export const ENQUIRY_VIEWS = [
  { value: 'MINE', address: 'mine', label: 'Mine' },
  { value: 'UNASSIGNED', address: 'unassigned', label: 'Unassigned' },
  { value: 'DUE_SOON', address: 'due-soon', label: 'Due soon' },
  { value: 'OVERDUE', address: 'overdue', label: 'Overdue' },
  { value: 'WAITING_FOR_CLIENT', address: 'waiting', label: 'Waiting for client' },
  { value: 'EVERYTHING', address: '', label: 'All' },
] as const;
export type EnquiryViewName = (typeof ENQUIRY_VIEWS)[number]['value'];

/** Why an enquiry was lost. It is asked every time. */
export const LOST_REASONS = [
  { value: 'STAYED_WITH_BANK', label: 'Stayed with the bank' },
  { value: 'BETTER_RATE', label: 'Better rate elsewhere' },
  { value: 'NOT_READY', label: 'Not ready yet' },
  { value: 'DOES_NOT_QUALIFY', label: 'Does not qualify' },
  { value: 'UNREACHABLE', label: 'Cannot be reached' },
  { value: 'SPAM_OR_DUPLICATE', label: 'Spam or duplicate' },
] as const;
export type LostReasonName = (typeof LOST_REASONS)[number]['value'];

export const lostReasonLabel = (reason: LostReasonName): string =>
  LOST_REASONS.find(({ value }) => value === reason)?.label ?? reason;

/** Status after the owner changed: whoever gets a new enquiry has it assigned, and a new one without an owner is new. */
export function statusForOwner(status: EnquiryStatusName, hasOwner: boolean): EnquiryStatusName {
  if (status === 'NEW' && hasOwner) return 'ASSIGNED';
  return status === 'ASSIGNED' && !hasOwner ? 'NEW' : status;
}

/** What of an enquiry the office changes. */
export const ENQUIRY_FIELDS = [
  { value: 'STATUS', label: 'Its status' },
  { value: 'OWNER', label: 'Who looks after it' },
  { value: 'FOLLOW_UP', label: 'When it comes back' },
  { value: 'EMAIL', label: 'Their email address' },
  { value: 'PHONE', label: 'Their phone number' },
] as const;
export type EnquiryFieldName = (typeof ENQUIRY_FIELDS)[number]['value'];
