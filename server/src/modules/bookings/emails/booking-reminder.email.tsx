import type { ReactElement } from 'react';
import type { Email, Sender } from '../../../platform/email.js';
import { Action, EmailLayout, Say } from '../../../platform/mail/layout.js';
import { callersMailbox, CallFacts, readCallAhead, SAMPLE_CALL, type Call } from './call-facts.js';

/** A day before, or an hour before */
export type ReminderKind = 'day' | 'hour';

interface Data {
  call: Call;
  kind: ReminderKind;
}

const WHEN: Record<ReminderKind, string> = { day: 'We call you tomorrow', hour: 'We call you in an hour' };

function Reminder({ sender, call, kind }: Data & { sender: Sender }): ReactElement {
  return (
    <EmailLayout
      sender={sender}
      preview={`The call comes from ${sender.phone}. Can’t make it? Move it or cancel it.`}
      heading={WHEN[kind]}
    >
      <CallFacts call={call} />
      <Say>
        We call from {sender.phone}. It helps to have your mortgage statement or renewal letter and your questions near
        you.
      </Say>
      <Action url={call.url}>Move or cancel</Action>
    </EmailLayout>
  );
}

/** To the client before the call. Void where the call was cancelled or moved, or has begun, since it was queued. */
export const BOOKING_REMINDER: Email<{ bookingId: string; sequence: string; kind: ReminderKind }, Data, 'kind'> = {
  name: 'booking-reminder',
  priority: 1,
  subject: ({ kind }) => WHEN[kind],
  mailbox: callersMailbox,
  async load(sources, { bookingId, sequence, kind }, message) {
    const call = await readCallAhead(sources, bookingId, message);
    const stands = call && String(call.sequence) === sequence;
    return stands && call.startsAt.getTime() > Date.now() ? { call, kind } : undefined;
  },
  element: Reminder,
  sample: { call: SAMPLE_CALL, kind: 'day' },
};
