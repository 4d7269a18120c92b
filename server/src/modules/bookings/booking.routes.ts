import { listOf, objectOf } from '@brokerage/domain/data/objects';
import { BOOKING_FORM } from '@brokerage/domain/booking/booking-form';
import { bodyShape, inputOfBody } from '../../rest/body-shape.js';
import { day, instant, object, text, type ObjectShape } from '../../rest/json-shape.js';
import { defineCalls } from '../../rest/table.js';

const DAY = day('A day in Toronto: 2026-11-23');
const AGENT = { ...text(100), description: 'Only this adviser' };
const TOPIC = { ...text(30), description: 'What the call is about: some calls are longer, or need more notice' };
const START = instant('ISO 8601 with its zone, one of the free times');
const form = bodyShape(BOOKING_FORM);
const BODY: ObjectShape = {
  ...form,
  properties: { ...form.properties, startsAt: START, agentId: { ...AGENT, description: 'With this adviser' } },
  required: [...form.required, 'startsAt'],
};

/** Calls: the free times and booking one. */
export const BOOKING_CALLS = defineCalls({
  operations: {
    BookingSlots: `query BookingSlots($from: Date!, $to: Date!, $agentId: ID, $topic: String) {
      bookingSlots(from: $from, to: $to, agentId: $agentId, topic: $topic) { startsAt endsAt }
    }`,
    Book: `mutation Book($input: BookingInput!, $startsAt: DateTime!, $agentId: ID, $idempotencyKey: String) {
      book(input: $input, startsAt: $startsAt, agentId: $agentId, idempotencyKey: $idempotencyKey) {
        userErrors { code message field }
        alternatives { startsAt }
        booking { id startsAt endsAt }
      }
    }`,
  },
  routes: [
    {
      method: 'get',
      path: '/api/bookings/slots',
      summary: 'List the times at which a call can be booked',
      tag: 'Bookings',
      operation: 'BookingSlots',
      field: 'bookingSlots',
      throttled: true,
      query: object({ from: DAY, to: DAY, agentId: AGENT, topic: TOPIC }, ['from', 'to']),
      success: { status: 200, message: '' },
      // an adviser who takes no calls
      statuses: { NOT_FOUND: 404 },
      variables: ({ query }) => query,
    },
    {
      method: 'post',
      path: '/api/bookings',
      summary:
        'Book a call. 409: the time is taken, and `errors` names the nearest free times as `alternatives`; or the address or number has 2 calls ahead',
      tag: 'Bookings',
      operation: 'Book',
      field: 'book',
      idempotent: true,
      throttled: true,
      body: BODY,
      success: { status: 201, message: 'Your call is booked' },
      reply: 'booking',
      statuses: { NOT_FOUND: 404 },
      conflicts: ({ alternatives }) =>
        listOf(alternatives).map((time) => ({ field: 'alternatives', message: String(objectOf(time)['startsAt']) })),
      variables: ({ body, idempotencyKey }) => ({
        input: inputOfBody(BOOKING_FORM, body),
        startsAt: body['startsAt'],
        agentId: body['agentId'] ?? null,
        idempotencyKey: idempotencyKey ?? null,
      }),
    },
  ],
});
