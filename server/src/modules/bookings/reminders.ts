import { emailTo } from '../../platform/email.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { BOOKING_REMINDER, type ReminderKind } from './emails/booking-reminder.email.js';

interface Due {
  id: string;
  email: string;
  sequence: number;
  kind: ReminderKind;
}

/**
 * $1: now. Who booked after a reminder's moment was told just then. A day's reminder that is hours late (no instance ran)
 * is left out: "tomorrow" would be wrong.
 */
const TAKE = `
with due as (
  select id, case when starts_at <= $1::timestamptz + interval '1 hour' then 'hour' else 'day' end as kind
  from booking
  where status = 'CONFIRMED' and starts_at > $1::timestamptz and starts_at <= $1::timestamptz + interval '24 hours'
    and case when starts_at <= $1::timestamptz + interval '1 hour'
             then hour_reminder_at is null and placed_at <= starts_at - interval '1 hour'
             else day_reminder_at is null and starts_at > $1::timestamptz + interval '20 hours' and placed_at <= starts_at - interval '24 hours' end
  order by starts_at limit 500 for update skip locked
)
update booking b
set hour_reminder_at = case when due.kind = 'hour' then $1::timestamptz else b.hour_reminder_at end,
    day_reminder_at = coalesce(b.day_reminder_at, $1::timestamptz)
from due where b.id = due.id
returning b.id, b.email, b.sequence, due.kind`;

/** Queues the reminders that are due at a moment, each once, however many instances ask. Gives how many. */
export async function remindOfCalls({ db, mail }: Pick<Platform, 'db' | 'mail'>, now: Date): Promise<number> {
  return db.transaction(async (manager) => {
    const [due] = await manager.query<[Due[], number]>(TAKE, [now]);
    const emails = due.map(({ id, email, sequence, kind }) =>
      emailTo(BOOKING_REMINDER, email, { bookingId: id, sequence: String(sequence), kind }, { kind }),
    );
    if (emails.length > 0) await mail.queue(manager, emails);
    return due.length;
  });
}

/** Every five minutes: a reminder comes at most that much later than a day or an hour before. */
export const REMIND_OF_CALLS: Schedule = {
  name: 'reminders of calls',
  cron: '*/5 * * * *',
  async run(platform) {
    await remindOfCalls(platform, new Date());
  },
};

/** Times that have come too near are not in kept answers for long. */
export const FORGET_SLOTS: Schedule = {
  name: 'free times that passed',
  cron: '*/5 * * * *',
  everyInstance: true,
  run: ({ cache }) => cache.invalidate('bookings'),
};
