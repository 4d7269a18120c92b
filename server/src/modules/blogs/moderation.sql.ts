import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { hasWritten, isPublic } from './blog.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const WAITS = `(b.status = 'pending' or b.waiting_revision_id is not null)`;
const OPEN = `exists (select from blog_comment_report r where r.comment_id = c.id and r.resolved_at is null)`;

/** What waits for approval, the longest wait first: the newest version that somebody saved stands for a new post. */
export const WAITING: NamedStatement = {
  name: 'blogs.waiting',
  text: `
    with page as (
      select b.id, b.slug, coalesce(w.title, b.title) as title, coalesce(w.excerpt, b.excerpt) as excerpt,
        coalesce(w.category, b.category) as category, coalesce(w.created_at, b.updated_at) as since,
        b.status = 'approved' as live, a.name as author, a.role as "authorRole",
        coalesce(b.author_id = $1, false) as "isAuthor", ${hasWritten('$1')} as "hasWritten"
      from blog b
      left join blog_revision w on w.id = b.waiting_revision_id
      left join ${USER_ACCOUNT} a on a.id = b.author_id
      where ${WAITS}
      order by since, b.id limit $2 offset $3
    )
    select (select count(*)::int from blog b where ${WAITS}) as "totalItems",
      coalesce((select json_agg(to_json(page) order by since, id) from page), '[]') as items`,
};

const SHOWN = {
  ALL: 'true',
  REPORTED: OPEN,
  HIDDEN: 'c.hidden_at is not null',
} as const;

export type CommentsShown = keyof typeof SHOWN;

/** Comments for moderators, newest first. Each choice is a statement of its own, so that its plan uses the index that fits. */
export const commentsStatement = (shown: CommentsShown): NamedStatement => ({
  name: `blogs.comments.${shown.toLowerCase()}`,
  text: `
    with page as (
      select c.* from blog_comment c where ${SHOWN[shown]} order by c.created_at desc, c.id desc limit $1 offset $2
    ),
    told as (
      select c.id, c.content, c.created_at as "createdAt", w.name as author, c.hidden_at as "hiddenAt",
      c.hidden_reason as "hiddenReason", h.name as "hiddenBy", b.slug as "postSlug", b.title as "postTitle",
        (select count(*)::int from blog_comment_report r where r.comment_id = c.id and r.resolved_at is null) as reports
      from page c
      join blog b on b.id = c.blog_id
      join ${USER_ACCOUNT} w on w.id = c.author_id
      left join ${USER_ACCOUNT} h on h.id = c.hidden_by_id
    )
    select (select count(*)::int from blog_comment c where ${SHOWN[shown]}) as "totalItems",
      coalesce((select json_agg(to_json(told) order by "createdAt" desc, id desc) from told), '[]') as items`,
});

export const FIGURES: NamedStatement = {
  name: 'blogs.moderation.figures',
  text: `
    select (select count(*)::int from blog b where ${WAITS}) as "waitingPosts",
      (select count(distinct comment_id)::int from blog_comment_report where resolved_at is null) as "reportedComments",
      (select count(*)::int from blog_comment where created_at > now() - interval '7 days') as "commentsThisWeek",
      (select count(*)::int from blog_comment where hidden_at is not null) as "hiddenComments"`,
};

/** A person reports a comment that readers see; doing it again changes nothing. */
export const REPORT_COMMENT = `
  with comment as (
    select c.id from blog_comment c join blog b on b.id = c.blog_id
    where c.id = $1 and c.hidden_at is null and ${isPublic('b')}
  ),
  added as (
    insert into blog_comment_report (comment_id, reporter_id) select id, $2 from comment on conflict do nothing
  )
  select id from comment`;

export const RESOLVE_REPORTS = `
  update blog_comment_report set resolved_at = now() where comment_id = $1 and resolved_at is null`;
