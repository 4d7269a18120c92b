/** What became of a booking, as it is stored. */
export const BOOKING_STATUSES = {
  CONFIRMED: 'Booked.',
  COMPLETED: 'The call took place.',
  NO_SHOW: 'The client did not answer.',
  CANCELLED: 'Cancelled by the client or by the office. It is never revived.',
} as const;

export type BookingStatus = keyof typeof BOOKING_STATUSES;

const AFTER: readonly BookingStatus[] = ['CONFIRMED', 'COMPLETED', 'NO_SHOW'];

/**
 * Whether a booking may get another status. It is cancelled before its call begins, and what became of the call is said
 * after that, and may be corrected.
 */
export function mayBecome(from: BookingStatus, to: BookingStatus, begun: boolean): boolean {
  if (from === to || from === 'CANCELLED') return false;
  if (to === 'CANCELLED') return from === 'CONFIRMED' && !begun;
  return begun && AFTER.includes(from);
}
