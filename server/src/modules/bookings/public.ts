/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export type { BookingDeskService, DeskAnswer } from './booking-desk.service.js';
export { CalendarCall } from './booking-desk.types.js';
export { BookingSlot, BookingStatus } from './booking.types.js';
export type { CallFeedService } from './call-feed.service.js';
export { asCall, CALLS, type CallRow } from './call-rows.js';
export { officeHours } from './office-hours.js';
export type { SlotTimes } from './slot.service.js';
export type { NotBooked } from './time-taken.js';
