import type { Answers } from '@brokerage/domain/application/parts';
import { presentTermEnd } from '@brokerage/domain/renewals/present-mortgage';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { APPLICATION, SET_PRESENT_TERMS } from '../applications/public.sql.js';

const NAME = 'present terms of applications';
const AT_A_TIME = 200;

interface Row {
  id: string;
  content: string;
}

const FIND = `
select id, content from ${APPLICATION} application
where not present_term_read and kind = 'comprehensive' and ($1::uuid is null or id > $1::uuid) order by id limit $2`;

/** Reads from sealed answers when the mortgage that somebody has comes due, so that the book of maturities has its order. */
export const READ_PRESENT_TERMS: Schedule = {
  name: NAME,
  cron: '*/10 * * * *',
  async run({ db, encryption, setAside }) {
    const read = async (rows: readonly Row[]): Promise<void> => {
      const known = rows.map(({ id, content }) => ({
        id,
        content,
        day: presentTermEnd(encryption.decryptJson<Answers>(content)),
      }));
      await db.query(SET_PRESENT_TERMS, [JSON.stringify(known)]);
    };
    await inRounds<Row>(
      (after, most) => db.query(FIND, [after, most]),
      (rows) => allInHalves(rows, read, ({ id }, error) => setAside.note(NAME, error, id)),
      { ...byId, most: AT_A_TIME },
    );
  },
};
