import { keysOf } from '../data/objects.js';

/** Where an application stands, in words for the person who sent it (decisions §5). */
const LABELS = {
  submitted: 'We have it',
  in_review: 'A broker is reviewing it',
  documents_requested: 'We need documents from you',
  submitted_to_lender: 'With the lender',
  conditionally_approved: 'Approved, with conditions',
  approved: 'Approved',
  funded: 'Your mortgage is in place',
  declined: 'Not approved this time',
  withdrawn: 'You withdrew it',
  expired: 'Expired',
} as const;
export type ApplicationStatus = keyof typeof LABELS;
export const APPLICATION_STATUSES = keysOf(LABELS);

const isKnown = (status: string): status is ApplicationStatus => Object.hasOwn(LABELS, status);

/** A status that is not among ours is shown as it is, in readable letters. */
export const statusLabel = (status: string): string => (isKnown(status) ? LABELS[status] : status.replaceAll('_', ' '));

/** The same for the office. */
export const OFFICE_STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  submitted: 'Submitted',
  in_review: 'In review',
  documents_requested: 'Documents requested',
  submitted_to_lender: 'Sent to lender',
  conditionally_approved: 'Conditionally approved',
  approved: 'Approved',
  funded: 'Funded',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};
