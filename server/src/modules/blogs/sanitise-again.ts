import { SANITISER_VERSION } from '@brokerage/domain/blog/html';
import type { Schedule } from '../../platform/jobs/schedule.js';
import { cleanPost } from './clean-post.js';

const AT_A_TIME = 50;
const TABLES = ['blog', 'blog_revision'] as const;

/** Cleans what was cleaned by older rules. A page never cleans: what is stored is what is shown. */
export const SANITISE_AGAIN: Schedule = {
  name: 'posts by the rules of today',
  cron: '*/10 * * * *',
  async run({ db }) {
    for (const table of TABLES) {
      for (;;) {
        const rows = await db.query<{ id: string; html: string }[]>(
          `select id, html from ${table} where sanitiser_version < $1 order by id limit ${AT_A_TIME}`,
          [SANITISER_VERSION],
        );
        for (const { id, html } of rows) {
          const clean = cleanPost(html);
          await db.query(
            `update ${table} set html = $2, text = $3, contents = $4, reading_minutes = $5, sanitiser_version = $6
             where id = $1 and html = $7`,
            [id, clean.html, clean.text, JSON.stringify(clean.contents), clean.readingMinutes, SANITISER_VERSION, html],
          );
        }
        if (rows.length < AT_A_TIME) break;
      }
    }
  },
};
