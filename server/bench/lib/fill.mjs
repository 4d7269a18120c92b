// Rows in bulk, for benches on a database of their own.

/** Ten years of work: the oldest are done, the newest 2,000 are on their way, some without an answer, some come back. */
export const ENQUIRIES = `
insert into enquiry (id, kind, status, topic, province, attribution, full_name, email, phone_index, application_number, assigned_to_id,
  created_at, first_response_due_at, first_responded_at, first_response_kind, follow_up_at)
select gen_random_uuid(),
  (array['APPLICATION', 'LEAD', 'LEAD', 'BOOKING', 'CONTACT'])[1 + n % 5],
  case when n > 2000 then (array['CONVERTED', 'LOST', 'CLOSED'])[1 + n % 3]
    else (array['NEW', 'ASSIGNED', 'IN_REVIEW', 'CONTACTED', 'WAITING', 'QUALIFIED'])[1 + n % 6] end,
  'renewal', (array['ON', 'ON', 'ON', 'ON', 'QC', 'QC', 'BC', 'AB', 'NS', null])[1 + n % 10],
  case n % 7 when 0 then null when 1 then '{"first":{"path":"/","referrer":"www.google.ca"}}'
    when 2 then case when n % 700 = 2 then '{"first":{"path":"/","utm_source":"podcast"}}' end
    else '{"first":{"path":"/","gclid":"x","utm_campaign":"first-home"}}' end::jsonb,
  (array['Ada', 'Chantal', 'Daniel', 'Priya', 'Luc', 'Hannah', 'Mohammed', 'Zoë'])[1 + n % 8] || ' Name' || n % 5000,
  'person' || n || '@example.ca', md5(n::text), case when n % 5 = 0 then 'MB-' || n end,
  case when n % 4 = 0 then null else (array(select id from user_account order by id))[1 + n % 5] end,
  now() - n * interval '5 minutes', now() - n * interval '5 minutes' + interval '24 hours',
  case when n > 2000 or n % 6 > 1 then now() - n * interval '5 minutes' + interval '3 hours' end,
  case when n > 2000 or n % 6 > 1 then 'CALL' end,
  case when n % 50 = 0 and n < 5000 then now() + (n % 40 - 3) * interval '1 hour' end
from generate_series(1, $1::int) n`;

/** 500 texts of 250 words: some words are in every one, most in a few. */
const TEXTS = `
create temporary table said as
select n as place, (
  select string_agg('word' || floor(power(random() + m * 0 + n * 0, 3) * 5000)::int, ' ') from generate_series(1, 250) m
) || case when n % 2 = 0 then ' mortgage' else '' end as text
from generate_series(0, 499) n`;

/** A post every hour, the newest an hour ago; few drafts, and few that wait. */
const POSTS = `
insert into blog (id, slug, title, excerpt, status, published_at, updated_at, category, tags, author_id, html, text, words,
  waiting_revision_id, likes, comments)
select id, 'post-' || n, title, excerpt, status, at, at, category, tags, author, '<p>' || text || '</p>', text,
  blog_words(title, excerpt, text), null, case when n <= 2000 then 25 else 0 end, case when n <= 2000 then 10 else 0 end
from (
  select gen_random_uuid() as id, n, 'About renewal ' || n as title, 'What to know before you sign' as excerpt,
    case when n % 97 = 0 then 'draft' when n < 3000 and n % 101 = 0 then 'pending' else 'approved' end as status,
    now() - n * interval '1 hour' as at,
    (array['rates', 'renewal', 'first-home', 'rules', 'paying-it-off', 'self-employed', 'family'])[1 + n % 7] as category,
    array['tag' || n % 10] || case when n % 200 = 0 then array['rare'] else '{}' end as tags,
    (array(select id from user_account where role = 'MODERATOR' order by id))[1 + n % 5] as author,
    said.text || ' only' || n as text
  from generate_series(1, $1::int) n join said on said.place = n % 500
) p`;

const TOTALS = `insert into blog_total (status, category, tag, count)
   select b.status, c, g, count(*)
   from blog b, unnest(array['', b.category]) c, lateral (select '' union select unnest(b.tags)) tagged (g) group by 1, 2, 3`;

const WITH_TRIGGERS = ['blog', 'blog_like', 'blog_comment'];

/**
 * Posts, and what `react` adds to them. What triggers keep row by row is written in one go, and the indexes of words and
 * tags are made of what lies there.
 */
export async function fillPosts(owner, rows, react = async () => {}) {
  const { rows: indexes } = await owner.query(
    `select indexdef from pg_indexes where indexname in ('blog_words_idx', 'blog_tags_idx')`,
  );
  await owner.query('drop index blog_words_idx, blog_tags_idx');
  for (const table of WITH_TRIGGERS) await owner.query(`alter table ${table} disable trigger user`);
  await owner.query(TEXTS);
  await owner.query(POSTS, [rows]);
  for (const { indexdef } of indexes) await owner.query(indexdef);
  await react();
  await owner.query('delete from blog_total');
  await owner.query(TOTALS);
  for (const table of WITH_TRIGGERS) await owner.query(`alter table ${table} enable trigger user`);
}

const PEOPLE = `
insert into user_account (id, name, email, role, password_hash)
select gen_random_uuid(), 'Person ' || n, 'person' || n || '@example.ca',
  case when n <= 5 then 'MODERATOR' else 'ACCOUNT_HOLDER' end, 'x' from generate_series(1, 60) n`;

/** The newest 2,000 posts have 50,000 likes and 20,000 comments. */
const REACTIONS = [
  `insert into blog_like (user_id, blog_id)
   select u.id, b.id from (select id from blog order by published_at desc limit 2000) b,
     (select id from user_account where role = 'ACCOUNT_HOLDER' order by id limit 25) u on conflict do nothing`,
  `insert into blog_comment (id, blog_id, author_id, content)
   select gen_random_uuid(), b.id, u.id, 'Thank you, that helped us to decide.'
   from (select id from blog order by published_at desc limit 2000) b,
     (select id from user_account where role = 'ACCOUNT_HOLDER' order by id limit 10) u`,
];

/** A blog with its writers, readers, likes and comments, as it is after a while. */
export async function fillBlog(owner, rows) {
  await owner.query(PEOPLE);
  await fillPosts(owner, rows, async () => {
    for (const statement of REACTIONS) await owner.query(statement);
  });
  for (const table of ['blog', 'blog_like', 'blog_comment', 'blog_total', 'user_account'])
    await owner.query(`vacuum analyze ${table}`);
}
