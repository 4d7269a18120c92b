import { SANITISER_VERSION } from '@brokerage/domain/blog/html';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { oneByOne } from '../../platform/set-aside/in-halves.js';
import { byId, inRounds } from '../../platform/set-aside/in-rounds.js';
import { cleanPost } from './clean-post.js';

const NAME = 'posts by the rules of today';
const AT_A_TIME = 50;
const TABLES = ['blog', 'blog_revision'] as const;

interface Row {
  id: string;
  html: string;
}

/** Cleans what was cleaned by older rules. A page never cleans: what is stored is what is shown. */
export const SANITISE_AGAIN: Schedule = {
  name: NAME,
  cron: '*/10 * * * *',
  async run({ db, setAside }) {
    for (const table of TABLES) {
      const clean = async ({ id, html }: Row): Promise<void> => {
        const made = cleanPost(html);
        await db.query(
          `update ${table} set html = $2, text = $3, contents = $4, reading_minutes = $5, sanitiser_version = $6
           where id = $1 and html = $7`,
          [id, made.html, made.text, JSON.stringify(made.contents), made.readingMinutes, SANITISER_VERSION, html],
        );
      };
      const find = `select id, html from ${table} where sanitiser_version < $1 and ($2::uuid is null or id > $2::uuid)
        order by id limit $3`;
      await inRounds<Row>(
        (after, most) => db.query(find, [SANITISER_VERSION, after, most]),
        (rows) => oneByOne(rows, clean, ({ id }, error) => setAside.note(NAME, error, id)),
        { ...byId, most: AT_A_TIME },
      );
    }
  },
};
