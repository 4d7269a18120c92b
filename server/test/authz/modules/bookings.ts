import type { Rows } from '../rows.js';

export const BOOKINGS: Rows = {
  rest: {
    'GET /api/bookings/slots': { who: 'PUBLIC', field: 'bookingSlots', answers: [422] },
    'POST /api/bookings': {
      who: 'PUBLIC',
      field: 'book',
      answers: [409],
      body: {
        fullName: 'Ada Tremblay',
        phone: '4169671111',
        email: 'ada@example.ca',
        consent: true,
        startsAt: '2026-01-01T00:00:00Z',
      },
    },
  },
  queries: {
    booking: 'PUBLIC',
    bookingSlots: 'PUBLIC',
    calendar: 'ADMIN',
    calendarSlots: 'ADMIN',
    callFeed: 'ADMIN',
  },
  mutations: {
    book: 'PUBLIC',
    bookCall: 'ADMIN',
    cancelBooking: 'PUBLIC',
    changeCallFeed: 'ADMIN',
    confirmBooking: 'PUBLIC',
    markCall: 'ADMIN',
    moveBooking: 'PUBLIC',
    moveCall: 'ADMIN',
  },
};
