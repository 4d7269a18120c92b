import { BOOKING_TOPICS } from '../booking/booking-form.js';

/** What a call is about for somebody who named a service in the chat. */
export const callTopic = (serviceType = '') =>
  BOOKING_TOPICS.find(({ value }) => value === serviceType.toLowerCase().replace(' ', '_'))?.value;
