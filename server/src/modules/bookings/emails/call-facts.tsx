import { calendarFile } from '@brokerage/domain/calendar/event';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { BookingStatus } from '@brokerage/domain/booking/status';
import { clockTime, longDay, sameClock, zoneName } from '@brokerage/domain/booking/words';
import type { ReactElement } from 'react';
import type { EmailSources, Mailbox, Sender } from '../../../platform/email.js';
import type { MailInvitation, QueuedMail } from '../../../platform/interfaces.js';
import { FactLine, Facts } from '../../../platform/mail/layout.js';
import type { CancelledBy } from '../booking.entity.js';
import { bookingUrl } from '../booking-link.js';
import { AWAITS_CONFIRMATION } from '../unconfirmed.sql.js';
import { AGENT } from '../../agents/public.sql.js';

/** A call, as its emails tell of it. */
export interface Call {
  id: string;
  fullName: string;
  email: string;
  startsAt: Date;
  endsAt: Date;
  /** The client's, with how far ahead of UTC their browser had it then */
  zone: string;
  utcOffset: number | null;
  status: BookingStatus;
  sequence: number;
  /** The call is kept only if it is confirmed with the link below */
  awaitsConfirmation: boolean;
  cancelledBy: CancelledBy | null;
  agentName: string | null;
  /** Where it is moved and cancelled without an account */
  url: string;
}

const READ = `
select b.id, b.full_name as "fullName", b.email, b.starts_at as "startsAt", b.ends_at as "endsAt", b.zone, b.utc_offset as "utcOffset", b.status,
  b.sequence, ${AWAITS_CONFIRMATION} as "awaitsConfirmation", b.cancelled_by as "cancelledBy", agent.name as "agentName"
from booking b left join ${AGENT} agent on agent.id = b.agent_id where b.id = $1`;

/** The call as it is now, for an email to this address; undefined where it is gone. */
export async function readCall(
  { db, encryption, siteUrl }: EmailSources,
  id: string,
  { to }: Pick<QueuedMail, 'to'>,
): Promise<Call | undefined> {
  const [row] = await db.query<Omit<Call, 'url'>[]>(READ, [id]);
  return row && { ...row, url: bookingUrl(encryption, siteUrl, row, to) };
}

/** The client's address; a corrected one has an email of its own. */
export async function callersMailbox(
  { db }: EmailSources,
  { bookingId }: { bookingId: string },
): Promise<string | null | undefined> {
  const [row] = await db.query<Mailbox[]>('select email as address from booking where id = $1', [bookingId]);
  return row?.address;
}

/** A call that is ahead, for its client. */
export async function readCallAhead(
  sources: EmailSources,
  id: string,
  message: Pick<QueuedMail, 'to'>,
): Promise<Call | undefined> {
  const call = await readCall(sources, id, message);
  return call?.status === 'CONFIRMED' ? call : undefined;
}

/** When it is, on the client's clock, and in Toronto where that differs. */
export function CallFacts({ call }: { call: Call }): ReactElement {
  const { startsAt, endsAt, agentName } = call;
  const away = !sameClock(startsAt, call, OFFICE_ZONE);
  return (
    <Facts label={longDay(startsAt, call)} value={`${clockTime(startsAt, call)} to ${clockTime(endsAt, call)}`}>
      <FactLine>
        {zoneName(startsAt, call)}
        {away && ` · ${clockTime(startsAt, OFFICE_ZONE)} in Toronto`}
      </FactLine>
      {agentName !== null && <FactLine>With {agentName}</FactLine>}
    </Facts>
  );
}

/** The calendar entry: one id for the life of the booking, a higher sequence with each change. */
export function invitationOf(call: Call, { brandName, phone, mailbox }: Sender): MailInvitation {
  const isOff = call.status === 'CANCELLED';
  const method = isOff ? 'CANCEL' : 'REQUEST';
  const content = calendarFile({
    uid: `${call.id}@mortgage-calls`,
    producer: `${brandName}//Calls`,
    stamp: new Date(),
    start: call.startsAt,
    end: call.endsAt,
    summary: `Call with ${call.agentName ?? brandName}`,
    description: isOff
      ? `This call is cancelled. Call us at ${phone} to book another.`
      : `We call you from ${phone}. Move or cancel: ${call.url}`,
    ...(!isOff && { url: call.url }),
    invitation: {
      method,
      sequence: call.sequence,
      // programs take an invitation for a stranger's where its organizer did not send the letter
      organizer: { name: brandName, email: mailbox },
      attendee: { name: call.fullName, email: call.email },
    },
  });
  return { method, filename: 'call.ics', content };
}

export const SAMPLE_CALL: Call = {
  id: '01a1fd44-5009-7450-94f2-64773240e311',
  fullName: 'Ada Tremblay',
  email: 'ada@example.ca',
  startsAt: new Date('2026-11-23T15:30:00Z'),
  endsAt: new Date('2026-11-23T16:00:00Z'),
  zone: 'America/Vancouver',
  utcOffset: null,
  status: 'CONFIRMED',
  sequence: 0,
  awaitsConfirmation: false,
  cancelledBy: null,
  agentName: 'Avery Chen',
  url: 'https://mortgages.example.ca/booking/v1.9f2c1ab0.q7Yx0bN4rT2vK9sLm3PzWc8dHfJ1aGeU5iRoZtX6yBk',
};
