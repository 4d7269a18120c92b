import type { Schedule } from '../../platform/jobs/schedule.js';
import { oneByOne } from '../../platform/set-aside/in-halves.js';

const STALE = `
select id, object_key as "objectKey" from document
where state = 'pending' and created_at < now() - interval '24 hours' limit 500`;

/** What never arrived whole: the object goes first, because only the row knows its name. */
export const SWEEP_UPLOADS: Schedule = {
  name: 'unfinished uploads',
  cron: '17 * * * *',
  async run({ db, privateFiles, setAside }) {
    const stale = await db.query<{ id: string; objectKey: string }[]>(STALE);
    const forget = async ({ id, objectKey }: (typeof stale)[number]): Promise<void> => {
      await privateFiles.remove(objectKey);
      await db.query(`delete from document where id = $1 and state = 'pending'`, [id]);
    };
    await oneByOne(stale, forget, ({ id }, error) => setAside.note('unfinished uploads', error, id));
  },
};

/** Lenders take letters, stubs and statements for a while only. */
export const EXPIRE_DOCUMENTS: Schedule = {
  name: 'papers that expired',
  cron: '27 * * * *',
  async run({ db }) {
    await db.query(
      `update document_request set state = 'expired', told_at = null, version = version + 1, updated_at = now()
       where state = 'accepted' and expires_at < now()`,
    );
  },
};
