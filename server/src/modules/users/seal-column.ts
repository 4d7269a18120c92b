import type { Schedule } from '../../platform/jobs/schedule.js';
import { isInClear } from '../../platform/sealed-text.js';
import { allInHalves } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';

const AT_A_TIME = 200;

interface Row {
  id: string;
  text: string;
}

/**
 * Seals what a column holds in clear, from before it was encrypted. A migration has no key to do it with. What somebody
 * changes meanwhile stays as they changed it.
 */
export const sealColumn = (name: string, cron: string, table: string, column: string): Schedule => ({
  name,
  cron,
  async run({ db, encryption, setAside }) {
    const seal = async (rows: readonly Row[]): Promise<void> => {
      const sealed = rows.map(({ id, text }) => ({ id, was: text, text: encryption.encryptText(text) }));
      await db.query(
        `update ${table} t set ${column} = given.text
         from jsonb_to_recordset($1::jsonb) as given(id uuid, was text, text text) where t.id = given.id and t.${column} = given.was`,
        [JSON.stringify(sealed)],
      );
    };
    const find = `select id, ${column} as text from ${table}
      where ${isInClear(column)} and ($1::uuid is null or id > $1::uuid) order by id limit $2`;
    await inRounds<Row>(
      (after, most) => db.query(find, [after, most]),
      (rows) => allInHalves(rows, seal, ({ id }, error) => setAside.note(name, error, id)),
      { ...byId, most: AT_A_TIME },
    );
  },
});
