/** The headings of the inbox when it is sorted by due date, in their order. */
export const ENQUIRY_GROUPS = [
  { value: 'OVERDUE', label: 'Overdue' },
  { value: 'DUE_SOON', label: 'Due within 4 hours' },
  { value: 'FOLLOW_UP_TODAY', label: 'Follow up today' },
  { value: 'LATER', label: 'Later' },
] as const;
export type EnquiryGroupName = (typeof ENQUIRY_GROUPS)[number]['value'];
