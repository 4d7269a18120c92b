import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { clockTime, longDay } from '@brokerage/domain/booking/words';
import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, FactLine, Facts, Say } from '../../../platform/mail/layout.js';
import { readCall, SAMPLE_CALL, type Call } from './call-facts.js';

interface Data {
  call: Call;
  cancelled: boolean;
}

const heading = ({ cancelled }: Pick<Data, 'cancelled'>): string =>
  cancelled ? 'A client cancelled a call' : 'A client moved a call';

function Changed({ sender, call, cancelled }: Data & { sender: Sender }): ReactElement {
  const { startsAt, agentName } = call;
  const day = longDay(startsAt, OFFICE_ZONE);
  return (
    <EmailLayout
      sender={sender}
      preview={cancelled ? `It was on ${day}.` : `It’s now on ${day}.`}
      heading={heading({ cancelled })}
    >
      <Facts label={cancelled ? 'Cancelled' : 'New time'} value={day}>
        <FactLine>{clockTime(startsAt, OFFICE_ZONE)}, Toronto time</FactLine>
        {agentName !== null && <FactLine>With {agentName}</FactLine>}
      </Facts>
      <Say>The calendar has the details.</Say>
      <Action url={`${sender.siteUrl}/admin/calendar`}>Open the calendar</Action>
    </EmailLayout>
  );
}

/** Tells the office that a client changed a call. Names no client: email is not private. */
export const BOOKING_CHANGED: Email<{ bookingId: string; sequence: string }, Data, 'cancelled'> = {
  name: 'booking-changed',
  priority: 0,
  subject: heading,
  async load(sources, { bookingId, sequence }, message) {
    const call = await readCall(sources, bookingId, message);
    return call && String(call.sequence) === sequence ? { call, cancelled: call.status === 'CANCELLED' } : undefined;
  },
  element: Changed,
  sample: { call: SAMPLE_CALL, cancelled: false },
};
