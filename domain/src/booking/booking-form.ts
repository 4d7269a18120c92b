import type { AnswersOf, FieldTable, InputOf, ValuesOf } from '../forms/fields.js';
import { EMAIL, FULL_NAME, PHONE } from '../forms/person-fields.js';
import { BOOKING_CONSENT } from '../vocabulary/consents.js';

/** What a call can be about, in the caller's words. The codes are those of an enquiry's topics. */
export const BOOKING_TOPICS = [
  { value: 'new_purchase', label: 'Buying a home' },
  { value: 'renewal', label: 'My renewal' },
  { value: 'refinance', label: 'Refinancing' },
  { value: 'equity_takeout', label: 'Borrowing against my home' },
  { value: 'second_mortgage', label: 'A second mortgage' },
  { value: 'private_financing', label: 'A private mortgage' },
  { value: 'other', label: 'Something else' },
] as const;

/** Whether it is one of them. */
export const isBookingTopic = (topic: string | null): boolean => BOOKING_TOPICS.some(({ value }) => value === topic);

/** What is asked of somebody who books a call, besides the time. */
export const BOOKING_FORM = [
  FULL_NAME,
  { ...PHONE, label: 'Number to call' },
  { ...EMAIL, label: 'Email', hint: 'For the invitation and a reminder.' },
  {
    name: 'topic',
    kind: 'choice',
    label: 'What is it about?',
    office: 'About',
    choices: BOOKING_TOPICS,
    empty: 'Choose a topic',
    invalid: 'Choose a topic from the list',
  },
  {
    name: 'consent',
    kind: 'consent',
    label: BOOKING_CONSENT,
    words: 'BOOKING',
    description: 'To be contacted about this booking. Must be true.',
    required: 'Tick the box so that a broker can call you',
  },
] as const satisfies FieldTable;

export type BookingValues = ValuesOf<typeof BOOKING_FORM>;
export type BookingInput = InputOf<typeof BOOKING_FORM>;
export type BookingAnswers = AnswersOf<typeof BOOKING_FORM>;
