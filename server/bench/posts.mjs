// `npm run bench:posts`: the blog with 2,000 and with 200,000 posts, asked through its service on a database of its own. The
// newest 2,000 posts have 50,000 likes and 20,000 comments. Prints p50 and p95 and by how much they grow; the aim is less than
// 1.3 times. `-- --write` keeps them in docs/measurements.md, `-- --rows=2000` takes one size.
import 'reflect-metadata';
import { BlogReadService } from '../dist/modules/blogs/blog-read.service.js';
import { fillBlog } from './lib/fill.mjs';
import { benchSizes, sizesOf } from './lib/sizes.mjs';

const LIMIT = 10;

async function fill(owner, rows) {
  await fillBlog(owner, rows);
  const one = async (role) =>
    (
      await owner.query(`select id as "userId", name, role from user_account where role = $1 order by id limit 1`, [
        role,
      ])
    ).rows[0];
  return { reader: await one('ACCOUNT_HOLDER'), moderator: await one('MODERATOR') };
}

async function requests(db, { reader, moderator }) {
  const service = new BlogReadService({ db, limits: { consume: async () => {} }, notifications: { on() {} } });
  const as =
    (actor) =>
    (filter = {}, page = 1) =>
      service.list({ actor, ip: '127.0.0.1' }, filter, { page, limit: LIMIT });
  const [visitor, holder, staff] = [as(undefined), as(reader), as(moderator)];
  return {
    'the newest, signed out': () => visitor(),
    'the newest, signed in': () => holder(),
    'page 20': () => visitor({}, 20),
    'a category': () => visitor({ category: 'renewal' }),
    'a tag of one post in ten': () => visitor({ tag: 'tag3' }),
    'a tag of one post in 200': () => visitor({ tag: 'rare' }),
    'a category and a tag': () => visitor({ category: 'rules', tag: 'tag3' }),
    'a word in half of all posts': () => visitor({ q: 'mortgage' }),
    'a word in every title': () => visitor({ q: 'renewal' }),
    'the beginning of many words': () => visitor({ q: 'word47' }),
    'a word in one post': () => visitor({ q: 'only1234' }),
    'all posts, as a moderator': () => staff(),
    'drafts, as a moderator': () => staff({ status: 'DRAFT' }),
    'the queue': () => staff({ status: 'PENDING' }),
    'categories and tags with their numbers': () => service.facets(),
    'one post': () => service.post(undefined, 'post-42'),
    'one post, signed in': () => service.post(reader, 'post-42'),
  };
}

await benchSizes({
  name: 'posts',
  sizes: sizesOf(2_000, 200_000),
  rounds: 40,
  says: `The read service of the blog; pages of ${LIMIT}. Aim: no list grows by 1.3 times.`,
  fill,
  requests,
});
