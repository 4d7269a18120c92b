import { emailTo } from '../../platform/email.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
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
const DUE = `status = 'CONFIRMED' and starts_at > $1::timestamptz and starts_at <= $1::timestamptz + interval '24 hours'
    and case when starts_at <= $1::timestamptz + interval '1 hour'
             then hour_reminder_at is null and placed_at <= starts_at - interval '1 hour'
             else day_reminder_at is null and starts_at > $1::timestamptz + interval '20 hours' and placed_at <= starts_at - interval '24 hours' end`;

const FIND = `select id from booking where ${DUE} and ($2::uuid is null or id > $2::uuid) order by id limit $3`;

/** $2: which of them. Looked at again here, under a lock: another instance may have been quicker. */
const TAKE = `
with due as (
  select id, case when starts_at <= $1::timestamptz + interval '1 hour' then 'hour' else 'day' end as kind
  from booking
  where id = any($2::uuid[]) and ${DUE}
  order by starts_at for update skip locked
)
update booking b
set hour_reminder_at = case when due.kind = 'hour' then $1::timestamptz else b.hour_reminder_at end,
    day_reminder_at = coalesce(b.day_reminder_at, $1::timestamptz)
from due where b.id = due.id
returning b.id, b.email, b.sequence, due.kind`;

/** Queues the reminders that are due at a moment, each once, however many instances ask. Gives how many. */
export async function remindOfCalls(
  { db, mail, setAside }: Pick<Platform, 'db' | 'mail' | 'setAside'>,
  now: Date,
): Promise<number> {
  let reminded = 0;
  const remind = async (found: readonly { id: string }[]): Promise<void> => {
    const due = await db.transaction(async (manager) => {
      const [taken] = await manager.query<[Due[], number]>(TAKE, [now, found.map(({ id }) => id)]);
      const emails = taken.map(({ id, email, sequence, kind }) =>
        emailTo(BOOKING_REMINDER, email, { bookingId: id, sequence: String(sequence), kind }, { kind }),
      );
      if (emails.length > 0) await mail.queue(manager, emails);
      return taken;
    });
    reminded += due.length;
  };
  await inRounds<{ id: string }>(
    (after, most) => db.query(FIND, [now, after, most]),
    (found) => allInHalves(found, remind, ({ id }, error) => setAside.note('reminders of calls', error, id)),
    byId,
  );
  return reminded;
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
