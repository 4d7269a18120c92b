import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';
import { CallFacts, invitationOf, readCall, SAMPLE_CALL, type Call } from './call-facts.js';

interface Data {
  call: Call;
}

function Cancelled({ sender, call }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout sender={sender} preview="We won’t call you at this time." heading="Your call is cancelled">
      <Say>Hello {call.fullName}, this call will not take place.</Say>
      <CallFacts call={call} />
      <Say>You can book another time whenever it suits you.</Say>
      <Action url={`${sender.siteUrl}/contact`}>Book another time</Action>
    </EmailLayout>
  );
}

/** To the client, whoever cancelled. Its invitation takes the entry out of their calendar. */
export const BOOKING_CANCELLED: Email<{ bookingId: string }, Data> = {
  name: 'booking-cancelled',
  priority: 1,
  subject: () => 'Your call is cancelled',
  async load(sources, { bookingId }) {
    const call = await readCall(sources, bookingId);
    return call?.status === 'CANCELLED' ? { call } : undefined;
  },
  element: Cancelled,
  invitation: ({ call }, sender) => invitationOf(call, sender),
  sample: { call: { ...SAMPLE_CALL, status: 'CANCELLED', sequence: 1 } },
};
