import type { Schedule } from '../../platform/jobs/schedule.js';
import { allInHalves, oneByOne } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { forgetPending } from './forget-file.js';

const STALE = `
select id from document
where state = 'pending' and created_at < now() - interval '24 hours' and ($1::uuid is null or id > $1::uuid)
order by id limit $2`;

/** What never arrived whole. */
export const SWEEP_UPLOADS: Schedule = {
  name: 'unfinished uploads',
  cron: '17 * * * *',
  async run(platform) {
    const { db, setAside } = platform;
    const forget = ({ id }: { id: string }): Promise<void> => forgetPending(platform, id);
    await inRounds<{ id: string }>(
      (after, most) => db.query(STALE, [after, most]),
      (stale) => oneByOne(stale, forget, ({ id }, error) => setAside.note('unfinished uploads', error, id)),
      byId,
    );
  },
};

const EXPIRED = `state = 'accepted' and expires_at < now()`;
const FIND_EXPIRED = `select id from document_request where ${EXPIRED} and ($1::uuid is null or id > $1::uuid) order by id limit $2`;
const EXPIRE = `
update document_request set state = 'expired', told_at = null, version = version + 1, updated_at = now()
where id = any($1::uuid[]) and ${EXPIRED}`;

/** Lenders take letters, stubs and statements for a while only. */
export const EXPIRE_DOCUMENTS: Schedule = {
  name: 'papers that expired',
  cron: '27 * * * *',
  async run({ db, setAside }) {
    const expire = (found: readonly { id: string }[]): Promise<unknown> =>
      db.query(EXPIRE, [found.map(({ id }) => id)]);
    await inRounds<{ id: string }>(
      (after, most) => db.query(FIND_EXPIRED, [after, most]),
      (found) => allInHalves(found, expire, ({ id }, error) => setAside.note('papers that expired', error, id)),
      byId,
    );
  },
};
