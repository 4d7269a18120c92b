import { emailTo } from '../../platform/email.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { RATE_HOLD_ENDS } from './emails/rate-hold.email.js';
import { FIND_DUE, TAKE_DUE } from './rate-hold.sql.js';

const NAME = 'rate holds that end';
const AT_ONCE = 200;

/** Tells each client once that their hold ends, however many instances ask. Gives how many. */
export async function tellOfEndingHolds({
  db,
  mail,
  setAside,
}: Pick<Platform, 'db' | 'mail' | 'setAside'>): Promise<number> {
  let told = 0;
  const tell = (found: readonly { id: string }[]): Promise<void> =>
    db.transaction(async (manager) => {
      const [taken] = await manager.query<[{ id: string; email: string | null }[], number]>(TAKE_DUE, [
        found.map(({ id }) => id),
      ]);
      const emails = taken.flatMap(({ id, email }) =>
        email === null ? [] : [emailTo(RATE_HOLD_ENDS, email, { holdId: id })],
      );
      if (emails.length > 0) await mail.queue(manager, emails);
      told += emails.length;
    });
  await inRounds<{ id: string }>(
    (after, most) => db.query(FIND_DUE, [after, most]),
    (found) => allInHalves(found, tell, ({ id }, error) => setAside.note(NAME, error, id)),
    { ...byId, most: AT_ONCE },
  );
  return told;
}

export const TELL_OF_ENDING_HOLDS: Schedule = {
  name: NAME,
  cron: '*/15 * * * *',
  async run(platform) {
    await tellOfEndingHolds(platform);
  },
};
