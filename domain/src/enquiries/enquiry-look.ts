/** What somebody of the office does with an enquiry's file that is open in front of them. */
export const ENQUIRY_LOOKS = [
  { value: 'LOOKING', label: 'Has it open' },
  { value: 'WRITING', label: 'Is writing a note' },
  { value: 'LEFT', label: 'Has left' },
] as const;
export type EnquiryLookName = (typeof ENQUIRY_LOOKS)[number]['value'];

/** How often an open file says so */
export const LOOK_EVERY_SECONDS = 10;
/** Whoever was not heard of for this long has gone: two missed words and a slow network. */
export const GONE_AFTER_SECONDS = 25;
/** Nobody typed for this long: they think, or they are at lunch. */
export const TYPED_WITHIN_SECONDS = 30;
