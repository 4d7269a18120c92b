import type { Answers } from '@brokerage/domain/application/parts';
import { productOf } from '@brokerage/domain/application/product-of';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { COMPREHENSIVE_APPLICATION } from './comprehensive-application.source.js';
import { ENQUIRY, SET_PRODUCTS } from '../enquiries/public.sql.js';

const NAME = 'products of applications';
const AT_A_TIME = 200;

interface Row {
  id: string;
  answers: string;
}

/** Reads the product of applications that were sent before it had a column. A migration has no key to do it with. */
export const READ_PRODUCTS: Schedule = {
  name: NAME,
  cron: '23 * * * *',
  async run({ db, encryption, setAside }) {
    const read = async (rows: readonly Row[]): Promise<void> => {
      const known = rows.map(({ id, answers }) => ({
        id,
        product: productOf(encryption.decryptJson<Answers>(answers)),
      }));
      await db.query(SET_PRODUCTS, [JSON.stringify(known)]);
    };
    const find = `select id, answers from ${ENQUIRY} enquiry where kind = 'APPLICATION' and source = '${COMPREHENSIVE_APPLICATION.name}'
      and product is null and answers is not null and ($1::uuid is null or id > $1::uuid) order by id limit $2`;
    await inRounds<Row>(
      (after, most) => db.query(find, [after, most]),
      (rows) => allInHalves(rows, read, ({ id }, error) => setAside.note(NAME, error, id)),
      { ...byId, most: AT_A_TIME },
    );
  },
};
