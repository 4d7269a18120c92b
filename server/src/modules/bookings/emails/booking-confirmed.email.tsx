import { CONFIRM_WITHIN_MINUTES } from '@brokerage/domain/booking/open-calls';
import { clockTime, longDay } from '@brokerage/domain/booking/words';
import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';
import { MAILBOX_CONFIRMATION } from '../../../platform/mail/mailbox-limit.js';
import { NOTE_TOLD } from '../unconfirmed.sql.js';
import { callersMailbox, CallFacts, invitationOf, readCallAhead, SAMPLE_CALL, type Call } from './call-facts.js';

interface Data {
  call: Call;
  moved: boolean;
}

function Confirmed({ sender, call, moved }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview={`We call you from ${sender.phone}. The invitation is attached.`}
      heading={moved ? 'Your call has a new time' : 'Your call is booked'}
    >
      <Say>
        Hello {call.fullName}, a licensed broker will call you. {moved && 'This time replaces the earlier one.'}
      </Say>
      <CallFacts call={call} />
      {call.awaitsConfirmation && (
        <Say>
          This address has another call booked. Please confirm this one within {CONFIRM_WITHIN_MINUTES} minutes, or we
          release its time.
        </Say>
      )}
      <Say>
        We call from {sender.phone}. The invitation is attached for your calendar. We never ask for a social insurance
        number or a password on the phone.
      </Say>
      <Action url={call.url}>{call.awaitsConfirmation ? 'Confirm, move or cancel' : 'Move or cancel'}</Action>
      <Say quiet>The link works without an account, up to the minute we call. Please don’t forward it.</Say>
    </EmailLayout>
  );
}

/** To the client, when a time is booked, first or anew. Void where it is another time by now. */
export const BOOKING_CONFIRMED: Email<{ bookingId: string; sequence: string }, Data, 'moved'> = {
  name: 'booking-confirmed',
  priority: 1,
  mailboxLimit: MAILBOX_CONFIRMATION,
  subject: ({ moved }) => (moved ? 'Your call has a new time' : 'Your call is booked'),
  mailbox: callersMailbox,
  async load(sources, { bookingId, sequence }, message) {
    const call = await readCallAhead(sources, bookingId, message);
    return call && String(call.sequence) === sequence ? { call, moved: call.sequence > 0 } : undefined;
  },
  listed: ({ call }) => ({
    text: `${longDay(call.startsAt, call)}, ${clockTime(call.startsAt, call)}: move or cancel`,
    url: call.url,
  }),
  async settled(manager, { bookingId }, { state }) {
    if (state !== 'DELAYED') await manager.query(NOTE_TOLD, [bookingId]);
  },
  element: Confirmed,
  invitation: ({ call }, sender) => invitationOf(call, sender),
  sample: { call: SAMPLE_CALL, moved: false },
};
