import { defineModule } from '../../manifest/module.js';
import { AGENTS } from '../agents/agent.module.js';
import { ENQUIRIES } from '../enquiries/enquiry.module.js';
import { INTAKE } from '../intake/intake.module.js';
import { BookingDeskResolver } from './booking-desk.resolver.js';
import { BookingDeskService } from './booking-desk.service.js';
import { BookingLinkService } from './booking-link.service.js';
import { Booking } from './booking.entity.js';
import { BOOKED_CALLS, BOOKING_LINK, CALL_FEED } from './booking.limits.js';
import { BookingResolver } from './booking.resolver.js';
import { BOOKING_CALLS } from './booking.routes.js';
import { BookingService } from './booking.service.js';
import { BOOKING } from './booking.source.js';
import { CallFeedService } from './call-feed.service.js';
import { correctCall } from './correct-call.js';
import { BOOKING_CANCELLED } from './emails/booking-cancelled.email.js';
import { BOOKING_CHANGED } from './emails/booking-changed.email.js';
import { BOOKING_CONFIRMED } from './emails/booking-confirmed.email.js';
import { BOOKING_REMINDER } from './emails/booking-reminder.email.js';
import { HoursException, WorkingHours } from './hours.entities.js';
import { FORGET_SLOTS, REMIND_OF_CALLS } from './reminders.js';
import { SlotService } from './slot.service.js';
import { RELEASE_UNCONFIRMED } from './unconfirmed.js';

export const BOOKINGS = defineModule({
  name: 'bookings',
  needs: [AGENTS, ENQUIRIES, INTAKE],
  entities: [Booking, WorkingHours, HoursException],
  resolvers: [BookingResolver, BookingDeskResolver],
  services(platform, { enquiries, intake }) {
    enquiries.addSource({ ...BOOKING, correct: (...correction) => correctCall(platform, ...correction) });
    const slots = new SlotService(platform);
    const bookings = new BookingService(platform, intake, slots);
    return {
      slots,
      bookings,
      bookingLinks: new BookingLinkService(platform, slots),
      bookingDesk: new BookingDeskService(platform, slots, bookings),
      callFeeds: new CallFeedService(platform),
    };
  },
  limits: [BOOKING_LINK, BOOKED_CALLS, CALL_FEED],
  emails: [BOOKING_CONFIRMED, BOOKING_CANCELLED, BOOKING_REMINDER, BOOKING_CHANGED],
  schedules: [REMIND_OF_CALLS, RELEASE_UNCONFIRMED, FORGET_SLOTS],
  publicFields: {
    queries: { bookingSlots: ['bookings', 'settings'], booking: null },
    mutations: ['book', 'confirmBooking', 'moveBooking', 'cancelBooking'],
  },
  rest: BOOKING_CALLS,
});
