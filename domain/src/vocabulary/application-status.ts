/** Where an application stands, in words for the person who sent it (decisions §5). */
const LABELS: Readonly<Record<string, string>> = {
  submitted: 'We have it',
  in_review: 'A broker is reading it',
  documents_requested: 'We need papers from you',
  submitted_to_lender: 'It is with the lender',
  conditionally_approved: 'Approved, with conditions',
  approved: 'Approved',
  funded: 'Your mortgage is in place',
  declined: 'Not approved this time',
  withdrawn: 'You withdrew it',
  expired: 'It ran out',
};

/** A status that is not among ours is shown as it is, in readable letters. */
export const statusLabel = (status: string): string => LABELS[status] ?? status.replaceAll('_', ' ');
