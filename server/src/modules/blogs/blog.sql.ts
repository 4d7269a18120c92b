import { POST_WORDS } from '@brokerage/domain/blog/post-form';
import { PAGE_SIZE } from '@brokerage/domain/vocabulary/constants';
import { columnList, columnPairs } from '../../kernel/field-columns.js';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** Publication is a condition of time: nothing has to run for a post to become public. */
export const isPublic = (blog: string): string => `${blog}.status = 'approved' and ${blog}.published_at <= now()`;

/** Whether a person wrote a version of post `b` since the last one that was approved. What is kept while they type is none. */
export const hasWritten = (person: string): string => `exists (
  select from blog_revision n
  where n.blog_id = b.id and n.author_id = ${person} and n.state <> 'autosave' and n.no > coalesce(
    (select max(k.no) from blog_revision k where k.blog_id = b.id and k.state = 'approved'), 0))`;

/** Whether the newest version of post `b`, which was sent back, was saved since. */
const GONE_ON = `b.status = 'rejected' and coalesce((
  select n.state <> 'rejected' from blog_revision n
  where n.blog_id = b.id and n.state <> 'autosave' order by n.no desc limit 1), true)`;

const AUTHOR = `case when u.id is null then null else json_build_object('name', u.name, 'role', u.role) end`;

const SUMMARY = `
  'id', b.id, 'slug', b.slug, ${columnPairs(POST_WORDS, { of: 'b' })}, 'tags', b.tags,
  'cover', case when b.cover_url is null then null else json_build_object('url', b.cover_url, 'alt', b.cover_alt) end,
  'author', ${AUTHOR}, 'status', b.status, 'publishedAt', b.published_at, 'changedAt', b.changed_at,
  'updatedAt', b.updated_at, 'readingMinutes', b.reading_minutes, 'likes', b.likes, 'views', b.views,
  'commentCount', b.comments, 'authorId', b.author_id, 'waiting', b.waiting_revision_id is not null`;

export interface Wanted {
  /** Staff see all posts, a person their own beside the public ones */
  staff: boolean;
  userId: string | null;
  /** Those of `userId` alone */
  mine: boolean;
  status: string | null;
  category: string | null;
  tag: string | null;
  /** A tsquery */
  words: string | null;
  limit: number;
  offset: number;
}

const BY_TIME = 'coalesce(b.published_at, b.updated_at) desc, b.id desc';
const NEWEST_FIRST = 'b.published_at desc, b.id desc';
const WAITS = `(b.status = 'pending' or b.waiting_revision_id is not null)`;
/** Approved, and not published yet: their kept number is taken off. */
const LATER = `b.status = 'approved' and (b.published_at > now() or b.published_at is null)`;
/** A search looks at the newest that match */
const MOST_FOUND = 500;

/**
 * A page of posts and how many there are, in one statement. Each combination of filters is a statement of its own, so that
 * its plan uses the index that fits. Numbers come from `blog_total`; only those of a search and of one's own are counted.
 */
export function listStatement(wanted: Wanted): { statement: NamedStatement; values: unknown[] } {
  const { staff, userId, mine, status, category, tag, words, limit, offset } = wanted;
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const isVisitor = !staff && userId === null;
  const isMine = mine || (!staff && !isVisitor) ? `b.author_id = ${value(userId)}::uuid` : '';
  const waiting = staff && status === 'pending';
  const subject = [
    category !== null && `b.category = ${value(category)}`,
    tag !== null && `b.tags @> array[${value(tag)}]::text[]`,
  ].filter((condition) => condition !== false);
  const conditions = [
    !staff && (isVisitor ? isPublic('b') : `(${isPublic('b')} or ${isMine})`),
    mine && isMine,
    waiting ? WAITS : staff && status !== null && `b.status = ${value(status)}`,
    ...subject,
    words !== null && `b.words @@ ${value(words)}::tsquery`,
  ].filter((condition) => condition !== false);
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const byTime = isVisitor ? NEWEST_FIRST : BY_TIME;
  // for a limit that it does not know PostgreSQL reckons with a tenth of all posts, and rather plans each time anew
  const isFirstPage = limit === PAGE_SIZE && offset === 0;
  const page = isFirstPage ? `limit ${PAGE_SIZE}` : `limit ${value(limit)} offset ${value(offset)}`;
  // what is said in the title comes before what is said in passing
  const found =
    words === null
      ? `page as (select id, row_number() over () as place from (select b.id from blog b ${where} order by ${byTime} ${page}) b)`
      : `found as materialized (
          select b.id, row_number() over (order by b.words @@ ${value(inTitle(words))}::tsquery desc, ${byTime}) as place
          from (select * from blog b ${where} order by ${byTime} limit ${MOST_FOUND}) b
        ),
        page as (select id, place from found order by place ${page})`;
  const kept = (of: string): string =>
    `(select coalesce(sum(count), 0)::int from blog_total where category = ${value(category ?? '')} and tag = ${value(tag ?? '')} ${of})`;
  const few = (condition: string): string =>
    `(select count(*)::int from blog b where ${[condition, ...subject].join(' and ')})`;
  let total: string;
  if (words !== null) total = '(select count(*)::int from found)';
  else if (mine) total = `(select count(*)::int from blog b ${where})`;
  else if (waiting)
    total = `${kept(`and status = 'pending'`)} + ${few(`b.waiting_revision_id is not null and b.status <> 'pending'`)}`;
  else if (staff) total = kept(status === null ? '' : `and status = ${value(status)}`);
  else {
    const own = isVisitor ? '' : ` + ${few(`${isMine} and b.status <> 'approved'`)} + ${few(`${isMine} and ${LATER}`)}`;
    total = `${kept(`and status = 'approved'`)} - ${few(LATER)}${own}`;
  }
  const written = staff ? `, 'hasWritten', ${hasWritten(`${value(userId)}::uuid`)}, 'goneOn', ${GONE_ON}` : '';
  const text = `
    with ${found}
    select ${total} as "totalItems",
      coalesce((select json_agg(json_build_object(${SUMMARY}${written}) order by p.place)
        from page p join blog b on b.id = p.id left join ${USER_ACCOUNT} u on u.id = b.author_id), '[]') as items`;
  // a tag or a word is common or rare: which one, only its value says
  const isPlannedOnce = isFirstPage && tag === null && words === null;
  const kind = [
    staff ? 'staff' : isVisitor ? 'public' : 'own',
    mine && 'mine',
    waiting ? 'waiting' : staff && status !== null && 'status',
    category !== null && 'category',
  ].filter(Boolean);
  return { statement: { ...(isPlannedOnce && { name: `blogs.page.${kind.join('.')}` }), text }, values };
}

/** The same query of the words of titles alone, which stand behind a `~`. */
const inTitle = (words: string): string => words.replace(/'(?=[a-z0-9])/g, `'~`);

const SEEN = `(${isPublic('b')} or $3 or b.author_id = $2::uuid)`;

/** The newest, as a post can have more than a page bears; the oldest of them first. */
const COMMENTS = `
  select n.* from (
  select c.id, c.parent_id as "parentId", c.content, c.created_at as "createdAt", w.name, w.role,
    c.author_id = b.author_id as "byAuthor", c.author_id = $2::uuid as mine
  from blog_comment c join ${USER_ACCOUNT} w on w.id = c.author_id
  where c.blog_id = b.id and c.hidden_at is null
  order by c.created_at desc, c.id desc limit 200) n
  order by n."createdAt", n.id`;

/** Of the same subject or with a tag in common: of the newest 60, the closest first and then the newest. */
const RELATED = `
  select json_build_object(${SUMMARY.replaceAll(/\bb\./g, 'r.').replaceAll(/\bu\./g, 'ru.')}) as post
  from (
    select o.* from (
      select * from blog o
      where o.id <> b.id and ${isPublic('o')} and (o.category = b.category or o.tags && b.tags)
      order by o.published_at desc, o.id desc limit 60
    ) o
    order by (o.category = b.category)::int
      + (select count(*) from unnest(o.tags) tag where tag = any (b.tags)) desc, o.published_at desc, o.id limit 3
  ) r
  left join ${USER_ACCOUNT} ru on ru.id = r.author_id`;

/** Nobody reads a larger number, and each one costs a look at a row. */
const MOST_COUNTED = 100;

/** One post by its id ($1), its slug or one it had before ($4), as $2 sees it; $3: staff. */
export const POST: NamedStatement = {
  name: 'blogs.post',
  text: `
    select json_build_object(${SUMMARY},
      'html', b.html, 'contents', b.contents, 'hasWritten', ${hasWritten('$2::uuid')}, 'goneOn', ${GONE_ON},
      'version', b.version, 'isPublic', ${isPublic('b')},
      'rejectionReason', case when $3 or b.author_id = $2::uuid then b.rejection_reason end,
      'authorPosts', (select count(*)::int from (
        select from blog o where o.author_id = b.author_id and ${isPublic('o')} limit ${MOST_COUNTED}) o),
      'likedByMe', exists (select from blog_like l where l.blog_id = b.id and l.user_id = $2::uuid),
      'comments', coalesce((select json_agg(to_json(c)) from (${COMMENTS}) c), '[]'),
      'related', coalesce((select json_agg(r.post) from (${RELATED}) r), '[]')) as post
    from blog b left join ${USER_ACCOUNT} u on u.id = b.author_id
    where b.id = coalesce($1::uuid, (select id from blog where slug = $4), (select blog_id from blog_slug where slug = $4))
      and ${SEEN}`,
};

/** What the picture of a public post's shared link says. */
export const SHARED: NamedStatement = {
  name: 'blogs.shared',
  text: `select b.id, b.title, b.category from blog b where b.id = $1 and ${isPublic('b')}`,
};

const newest = (more: string): string => `
    select b.id, b.slug, ${columnList(POST_WORDS, { of: 'b' })}, u.name as author, b.published_at as "publishedAt",
      b.changed_at as "changedAt"${more}
    from blog b left join ${USER_ACCOUNT} u on u.id = b.author_id
    where ${isPublic('b')} order by b.published_at desc, b.id desc limit $1`;

/** The newest public posts, at most $1. */
export const NEWEST: NamedStatement = { name: 'blogs.newest', text: newest('') };

/** The same with what they say and show. */
export const NEWEST_WHOLE: NamedStatement = {
  name: 'blogs.newest.pictured',
  text: newest(', b.html, b.cover_url as "coverUrl", b.cover_alt as "coverAlt"'),
};

/** How many public posts each category and tag has: the kept numbers, without those that are published later. */
export const FACETS: NamedStatement = {
  name: 'blogs.facets.kept',
  text: `
    with known as (
      select category, tag, count from blog_total where status = 'approved' and (category = '' or tag = '')
      union all
      select c, g, -1 from blog b, unnest(array['', b.category]) c, lateral (select '' union select unnest(b.tags)) tagged (g)
      where ${LATER} and (c = '' or g = '')
    ),
    seen as (select category, tag, sum(count)::int as count from known group by category, tag having sum(count) > 0)
    select coalesce((select count from seen where category = '' and tag = ''), 0) as total,
      coalesce((select json_agg(json_build_object('value', category, 'count', count) order by count desc, category)
        from seen where category <> '' and tag = ''), '[]') as categories,
      coalesce((select json_agg(json_build_object('value', tag, 'count', count) order by count desc, tag)
        from (select * from seen where category = '' and tag <> '' order by count desc, tag limit 40) t), '[]') as tags`,
};

/** Words that a search can find, of the newest posts. */
export const VOCABULARY = `
  select word from ts_stat($$
    select search_words(title || ' ' || excerpt || ' ' || array_to_string(tags, ' ')) from blog b
    where ${isPublic('b')} order by published_at desc limit 2000 $$)
  where length(word) between 4 and 30`;

/** When the next approved post becomes public. */
export const NEXT_PUBLICATION = `
  select min(published_at) as at from blog where status = 'approved' and published_at > now()`;

/** $1 the post, $2 the network: views of one network come one after the other, so that each sees those before it. */
export const VIEWS_IN_TURN = `select pg_advisory_xact_lock(hashtextextended('blog view ' || $1 || $2, 0))`;
const AGENTS_OF_NETWORK = 5;

/** One view of a visitor in half an hour, and of no more than five browsers of one network ($5). */
export const COUNT_VIEW = `
    with seen as (
      insert into blog_view as v (blog_id, visitor)
      select b.id, $2 from blog b where b.id = $1 and ${isPublic('b')} and $3 and (
        select count(*) from blog_view o
        where o.blog_id = b.id and starts_with(o.visitor, $5) and o.visitor <> $2 and o.at > now() - interval '30 minutes'
      ) < ${AGENTS_OF_NETWORK}
      on conflict (blog_id, visitor) do update set at = now() where v.at <= now() - interval '30 minutes'
      returning blog_id
    ),
    counted as (update blog set views = views + 1 from seen where id = seen.blog_id returning views)
    select b.views + (select count(*)::int from counted) as views, b.likes, b.comments as "commentCount",
      exists (select from blog_like l where l.blog_id = b.id and l.user_id = $4::uuid) as "likedByMe"
    from blog b where b.id = $1 and ${isPublic('b')}`;

const liked = (change: string): string => `
  with post as (select id from blog b where b.id = $1 and ${isPublic('b')}), changed as (${change})
  select id from post`;
export const LIKE = liked(
  'insert into blog_like (user_id, blog_id) select $2, id from post on conflict do nothing returning 1',
);
export const UNLIKE = liked(
  'delete from blog_like where user_id = $2 and blog_id in (select id from post) returning 1',
);
export const LIKES_OF = 'select likes from blog where id = $1';

export const ADD_COMMENT = `
  with post as (
    select b.id, b.author_id from blog b where b.id = $2 and ${isPublic('b')}
  ),
  writer as (select name, role, email_verified_at is not null as verified from ${USER_ACCOUNT} user_account where id = $3),
  parent as (
    select coalesce(parent_id, id) as id from blog_comment
    where id = $4::uuid and blog_id = $2 and hidden_at is null
  ),
  added as (
    insert into blog_comment (id, blog_id, author_id, parent_id, content)
    select $1, post.id, $3, (select id from parent), $5 from post, writer
    where writer.verified and ($4::uuid is null or exists (select from parent))
    returning *
  )
  select (select verified from writer) as verified, exists (select from post) as found, added.id,
    added.parent_id as "parentId", added.content, added.created_at as "createdAt", writer.name, writer.role,
    added.author_id = post.author_id as "byAuthor", true as mine
  from writer left join post on true left join added on true`;

export const REMOVE_COMMENT = 'delete from blog_comment where id = $1 and author_id = $2 returning id';

export const HIDE_COMMENT = `
  update blog_comment set hidden_at = case when $3::text is null then null else now() end,
    hidden_by_id = case when $3::text is null then null else $2::uuid end, hidden_reason = $3
  where id = $1 returning id, blog_id as "blogId"`;
