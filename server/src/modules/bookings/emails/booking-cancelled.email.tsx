import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';
import { callersMailbox, CallFacts, invitationOf, readCall, SAMPLE_CALL, type Call } from './call-facts.js';

interface Data {
  call: Call;
  /** Nobody confirmed it in time */
  released: boolean;
}

const heading = ({ released }: Pick<Data, 'released'>): string =>
  released ? 'We released the time of your call' : 'Your call is cancelled';

function Cancelled({ sender, call, released }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout sender={sender} preview="We won’t call you at this time." heading={heading({ released })}>
      <Say>
        Hello {call.fullName}, this call will not take place.{' '}
        {released && 'Nobody confirmed it in time, and this address has another call booked.'}
      </Say>
      <CallFacts call={call} />
      <Say>You can book another time whenever it suits you.</Say>
      <Action url={`${sender.siteUrl}/contact`}>Book another time</Action>
    </EmailLayout>
  );
}

/** To the client, whoever cancelled, and where nobody confirmed the call. Its invitation takes the entry out of their calendar. */
export const BOOKING_CANCELLED: Email<{ bookingId: string }, Data, 'released'> = {
  name: 'booking-cancelled',
  priority: 1,
  subject: heading,
  mailbox: callersMailbox,
  async load(sources, { bookingId }, message) {
    const call = await readCall(sources, bookingId, message);
    return call?.status === 'CANCELLED' ? { call, released: call.cancelledBy === 'unconfirmed' } : undefined;
  },
  element: Cancelled,
  invitation: ({ call }, sender) => invitationOf(call, sender),
  sample: { call: { ...SAMPLE_CALL, status: 'CANCELLED', sequence: 1 }, released: false },
};
