import { localTextOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { emailTo } from '../../platform/email.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { officeHours } from '../bookings/public.js';
import { FIND_DIGESTS, TAKE_DIGESTS, type DigestRow } from './digest.sql.js';
import { endOfDay } from './end-of-day.js';
import { DAILY_DIGEST } from './emails/daily-digest.email.js';

const NAME = 'daily digests';
const FROM = '08:00';
/** After a morning without a running instance it is no morning email any more */
const UNTIL = '11:00';

/** Queues the digests of this morning where the office opens today, each once. Gives how many. */
export async function sendDigests(
  { db, mail, setAside }: Pick<Platform, 'db' | 'mail' | 'setAside'>,
  now: Date,
): Promise<number> {
  const [date = '', time = ''] = localTextOf(now.getTime(), OFFICE_ZONE).split('T');
  if (time < FROM || time >= UNTIL) return 0;
  if ((await officeHours(db, date, date)).length === 0) return 0;
  let sent = 0;
  const send = async (people: readonly { id: string }[]): Promise<void> => {
    sent += await db.transaction(async (manager) => {
      const ids = people.map(({ id }) => id);
      const rows = await manager.query<DigestRow[]>(TAKE_DIGESTS, [now, endOfDay(date), date, ids]);
      const emails = rows.map(({ userId, email, ...counts }) => emailTo(DAILY_DIGEST, email, { userId, date }, counts));
      if (emails.length > 0) await mail.queue(manager, emails);
      return emails.length;
    });
  };
  const people = await db.query<{ id: string }[]>(FIND_DIGESTS, [date]);
  await allInHalves(people, send, ({ id }, error) => setAside.note(NAME, error, id));
  return sent;
}

/** At 8:00 in Toronto. The later times are for a morning on which no instance ran at 8:00. */
export const SEND_DIGESTS: Schedule = {
  name: NAME,
  cron: '*/10 8-10 * * *',
  async run(platform) {
    await sendDigests(platform, new Date());
  },
};
