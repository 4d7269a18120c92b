import { CONFIRM_WITHIN_MINUTES } from '@brokerage/domain/booking/open-calls';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { writeAudit } from '../audits/public.js';
import { BOOKING_CANCELLED } from './emails/booking-cancelled.email.js';
import { AWAITS_CONFIRMATION } from './unconfirmed.sql.js';

interface Released {
  id: string;
  email: string;
}

/** $1: now */
const DUE = `${AWAITS_CONFIRMATION} and b.told_at <= $1::timestamptz - interval '${CONFIRM_WITHIN_MINUTES} minutes'`;

const FIND = `select b.id from booking b where ${DUE} and ($2::uuid is null or b.id > $2::uuid) order by b.id limit $3`;

/** $2: which of them. Looked at again under a lock: somebody may confirm at this moment. */
const RELEASE = `
with due as (
  select b.id from booking b where b.id = any($2::uuid[]) and ${DUE} for update skip locked
)
update booking b
set status = 'CANCELLED', cancelled_by = 'unconfirmed', sequence = b.sequence + 1, updated_at = now()
from due where b.id = due.id
returning b.id, b.email`;

/**
 * Gives back the times of calls that nobody confirmed, where their address has an earlier call and never proved that
 * somebody reads it. They are told. Gives how many.
 */
export async function releaseUnconfirmed(
  { db, mail, setAside }: Pick<Platform, 'db' | 'mail' | 'setAside'>,
  now: Date,
): Promise<number> {
  let released = 0;
  const release = async (found: readonly { id: string }[]): Promise<void> => {
    const calls = await db.transaction(async (manager) => {
      const [taken] = await manager.query<[Released[], number]>(RELEASE, [now, found.map(({ id }) => id)]);
      for (const { id } of taken) {
        await writeAudit(
          manager,
          null,
          { requestId: newId(), ip: null },
          { action: 'booking.release', subjectType: 'booking', subjectId: id },
        );
      }
      const emails = taken.map(({ id, email }) =>
        emailTo(BOOKING_CANCELLED, email, { bookingId: id }, { released: true }),
      );
      if (emails.length > 0) await mail.queue(manager, emails);
      return taken;
    });
    released += calls.length;
  };
  await inRounds<{ id: string }>(
    (after, most) => db.query(FIND, [now, after, most]),
    (found) => allInHalves(found, release, ({ id }, error) => setAside.note('calls nobody confirmed', error, id)),
    byId,
  );
  return released;
}

export const RELEASE_UNCONFIRMED: Schedule = {
  name: 'calls nobody confirmed',
  cron: '*/5 * * * *',
  async run(platform) {
    await releaseUnconfirmed(platform, new Date());
  },
};
