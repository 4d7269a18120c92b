import { publishedApr } from '@brokerage/domain/rates/apr';
import { rateWatch, type WatchedRate } from '@brokerage/domain/rates/watch';
import type { EntityManager } from 'typeorm';
import { emailTo } from '../../platform/email.js';
import { officeToday } from '../../kernel/office-today.js';
import { newId } from '../../platform/ids.js';
import type { Schedule } from '../../platform/jobs/schedule.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { writeAudit } from '../audits/public.js';
import { PUBLIC_OFFERS } from '../rates/public.js';
import { RATE_WATCH_MET, type MetBy } from './emails/rate-watch-met.email.js';
import type { KeptWatch } from './kept-watch.js';
import { FIND_DUE, FORGET, INSERT_NOTICES, LATEST_PUBLICATION, MARK_CHECKED, TAKE_DUE } from './rate-watch.sql.js';

const CHECK = 'rate watches';
/** Each tries every rate of the book, and holds its row meanwhile */
const AT_ONCE = 100;

interface Taken {
  id: string;
  email: string;
  content: string;
  met: boolean;
}

interface Checked {
  id: string;
  met: boolean;
  /** The rate that turned it; undefined where nothing turned */
  by?: WatchedRate;
}

type Parts = Pick<Platform, 'db' | 'encryption' | 'mail' | 'setAside'>;

/** Where the answer isn’t known it stays as it was: what is missing today is no news. */
function check({ encryption, setAside }: Parts, taken: Taken, book: readonly WatchedRate[], on: string): Checked {
  const { id, met: before, content } = taken;
  try {
    const { watch, askedOn } = encryption.decryptJson<KeptWatch>(content);
    const { met, unknown, rate } = rateWatch(watch, book, { askedOn, on });
    if (unknown !== null || rate === null) return { id, met: before };
    return { id, met, ...(met && !before && { by: rate }) };
  } catch (error) {
    // one that can't be read holds up no other
    setAside.note(CHECK, error, id);
    return { id, met: before };
  }
}

async function tell(
  { encryption, mail }: Parts,
  manager: EntityManager,
  publicationId: string,
  turned: readonly { taken: Taken; by: WatchedRate }[],
): Promise<number> {
  if (turned.length === 0) return 0;
  const notices = turned.map(({ taken, by }) => {
    const found: MetBy = { term: by.term, rate: by.rate, apr: publishedApr(by) };
    return { id: newId(), watchId: taken.id, content: encryption.encryptJson(found) };
  });
  const written = await manager.query<{ id: string; watchId: string }[]>(INSERT_NOTICES, [
    publicationId,
    JSON.stringify(notices),
  ]);
  const addresses = new Map(turned.map(({ taken }) => [taken.id, taken.email]));
  const emails = written.map(({ id, watchId }) =>
    emailTo(RATE_WATCH_MET, addresses.get(watchId) ?? '', { noticeId: id }),
  );
  if (emails.length > 0) await mail.queue(manager, emails);
  return emails.length;
}

/**
 * Compares every confirmed watch with the newest publication, each once, however many instances ask; and once more after a day
 * on which rates ended. Whoever it turned for is told. Gives how many.
 */
export async function checkRateWatches(parts: Parts): Promise<number> {
  const { db, setAside } = parts;
  const [latest] = await db.query<{ id: string }[]>(LATEST_PUBLICATION);
  if (!latest) return 0;
  const book = await namedQuery<WatchedRate>(db, PUBLIC_OFFERS, []);
  const on = officeToday();
  let told = 0;
  const compare = (found: readonly { id: string }[]): Promise<void> =>
    db.transaction(async (manager) => {
      const due = await manager.query<Taken[]>(TAKE_DUE, [latest.id, found.map(({ id }) => id)]);
      const checked = due.map((taken) => ({ taken, now: check(parts, taken, book, on) }));
      const rows = checked.map(({ now: { id, met } }) => ({ id, met }));
      await manager.query(MARK_CHECKED, [latest.id, JSON.stringify(rows)]);
      const turned = checked.flatMap(({ taken, now: { by } }) => (by ? [{ taken, by }] : []));
      told += await tell(parts, manager, latest.id, turned);
    });
  await inRounds<{ id: string }>(
    (after, most) => db.query(FIND_DUE, [latest.id, after, most]),
    (found) => allInHalves(found, compare, ({ id }, error) => setAside.note(CHECK, error, id)),
    { ...byId, most: AT_ONCE },
  );
  return told;
}

export const CHECK_RATE_WATCHES: Schedule = {
  name: CHECK,
  cron: '*/5 * * * *',
  async run(platform) {
    await checkRateWatches(platform);
  },
};

/** What nobody confirmed, and what is past its last day. The audit log says how many went. */
export const FORGET_RATE_WATCHES: Schedule = {
  name: 'rate watches that ended',
  cron: '27 3 * * *',
  run: ({ db }) =>
    db.transaction(async (manager) => {
      const [gone] = await manager.query<[unknown[], number]>(FORGET);
      if (gone.length === 0) return;
      const origin = { requestId: newId(), ip: null };
      const entry = { action: 'rate_watch.forget', subjectType: 'rate_watch', after: { removed: gone.length } };
      await writeAudit(manager, null, origin, entry);
    }),
};
