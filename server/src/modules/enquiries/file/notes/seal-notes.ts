import { maskSins } from '@brokerage/domain/forms/sin';
import type { Schedule } from '../../../../platform/jobs/schedule.js';
import { allInHalves } from '../../../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../../../platform/set-aside/in-rounds.js';

const NAME = 'notes in clear';
const AT_A_TIME = 200;

interface Row {
  id: string;
  text: string;
}

/** Seals the notes that were written in clear, before notes were encrypted. A migration has no key to do it with. */
export const SEAL_NOTES: Schedule = {
  name: NAME,
  cron: '37 * * * *',
  async run({ db, encryption, setAside }) {
    const seal = async (rows: readonly Row[]): Promise<void> => {
      const sealed = rows.map(({ id, text }) => ({ id, text: encryption.encryptText(maskSins(text)) }));
      await db.query(
        `update enquiry_note n set text = given.text, sealed = true
         from jsonb_to_recordset($1::jsonb) as given(id uuid, text text) where n.id = given.id and not n.sealed`,
        [JSON.stringify(sealed)],
      );
    };
    const find = `select id, text from enquiry_note where not sealed and ($1::uuid is null or id > $1::uuid)
      order by id limit $2`;
    await inRounds<Row>(
      (after, most) => db.query(find, [after, most]),
      (rows) => allInHalves(rows, seal, ({ id }, error) => setAside.note(NAME, error, id)),
      { ...byId, most: AT_A_TIME },
    );
  },
};
