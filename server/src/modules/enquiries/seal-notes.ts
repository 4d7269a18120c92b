import { maskSins } from '@brokerage/domain/forms/sin';
import type { Schedule } from '../../platform/jobs/schedule.js';

const AT_A_TIME = 200;

/** Seals the notes that were written in clear, before notes were encrypted. A migration has no key to do it with. */
export const SEAL_NOTES: Schedule = {
  name: 'notes in clear',
  cron: '37 * * * *',
  async run({ db, encryption }) {
    for (;;) {
      const rows = await db.query<{ id: string; text: string }[]>(
        `select id, text from enquiry_note where not sealed order by id limit ${AT_A_TIME}`,
      );
      const sealed = rows.map(({ id, text }) => ({ id, text: encryption.encryptText(maskSins(text)) }));
      await db.query(
        `update enquiry_note n set text = given.text, sealed = true
         from jsonb_to_recordset($1::jsonb) as given(id uuid, text text) where n.id = given.id and not n.sealed`,
        [JSON.stringify(sealed)],
      );
      if (rows.length < AT_A_TIME) break;
    }
  },
};
