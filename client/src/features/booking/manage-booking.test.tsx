import { fireEvent, screen } from '@testing-library/react';
import { CONFIRM_WITHIN_MINUTES } from '@brokerage/domain/booking/open-calls';
import { inApp, type Answers } from '../../../test/in-app';
import { ManageBooking } from './manage-booking';

const CALL = {
  __typename: 'BookingView',
  id: '01a1fd44-5009-7450-94f2-64773240e311',
  status: 'CONFIRMED',
  startsAt: '2026-12-01T15:00:00Z',
  endsAt: '2026-12-01T15:30:00Z',
  zone: 'America/Toronto',
  utcOffset: null,
  maskedPhone: '416 ***-**11',
  agentName: null,
  topic: null,
  agentId: null,
  sequence: 0,
  changedSince: false,
  awaitsConfirmation: true,
  mayChange: true,
};

test('a call that awaits its confirmation is confirmed with a button, which then goes', async () => {
  let booking = CALL;
  const asked: object[] = [];
  const answers: Answers = {
    Booking: () => ({ booking }),
    ConfirmBooking: (variables) => {
      asked.push(variables);
      booking = { ...CALL, awaitsConfirmation: false };
      return { confirmBooking: { __typename: 'ChangeBookingPayload', userErrors: [], booking } };
    },
  };
  inApp(<ManageBooking token="a-token" />, { answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm this call' }));
  await screen.findByText('Your call is confirmed.');
  expect(asked).toEqual([{ token: 'a-token', sequence: 0 }]);
  expect(screen.queryByRole('button', { name: 'Confirm this call' })).toBeNull();
});

test('whoever just booked confirms by email, not here', async () => {
  // whoever books may have typed anybody's address: that it has another call stands in its email alone
  const booking = { ...CALL, awaitsConfirmation: false };
  inApp(<ManageBooking token="a-token" isNew />, { answers: { Booking: () => ({ booking }) } });
  expect(await screen.findByText(/If it asks you to confirm the call/)).toHaveTextContent(
    `${CONFIRM_WITHIN_MINUTES} minutes`,
  );
  expect(screen.queryByRole('button', { name: 'Confirm this call' })).toBeNull();
});

test('a call that is moved without a time says so at once, leads to the first time, and lets go once one is chosen', async () => {
  const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  const free = [at(72), at(73)].map((startsAt) => ({ __typename: 'BookingSlot', startsAt, endsAt: at(74) }));
  inApp(<ManageBooking token="a-token" />, {
    answers: { Booking: () => ({ booking: CALL }), BookingSlots: () => ({ bookingSlots: free }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Reschedule' }));
  const [first] = await screen.findAllByRole('radio', { name: /a\.m\.|p\.m\./ });
  fireEvent.click(screen.getByRole('button', { name: 'Move my call' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a time for the call');
  expect(first).toHaveFocus();
  fireEvent.click(first!);
  expect(screen.queryByRole('alert')).toBeNull();
});
