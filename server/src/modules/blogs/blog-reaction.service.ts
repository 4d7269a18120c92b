import { BLOG_LIMITS, VERIFY_TO_COMMENT } from '@brokerage/domain/blog/post';
import { maskSins } from '@brokerage/domain/forms/sin';
import { validate as isUuid } from 'uuid';
import { codedError } from '../../graphql/coded-error.js';
import type { Context } from '../../graphql/context.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { newId } from '../../platform/ids.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { writeAudit } from '../audits/public.js';
import { commentOf, type CommentRow } from './blog-read.service.js';
import { COMMENTS, LIKES, VIEWS } from './blog.limits.js';
import {
  ADD_COMMENT,
  COUNT_VIEW,
  HIDE_COMMENT,
  LIKE,
  LIKES_OF,
  REMOVE_COMMENT,
  SHARED,
  UNLIKE,
  VIEWS_IN_TURN,
} from './blog.sql.js';
import { RESOLVE_REPORTS } from './moderation.sql.js';
import type { BlogCommentView, BlogCounts } from './blog.types.js';

const NO_POST = 'This post is not there any more.';
const NO_COMMENT = 'This comment is not there any more.';
/** Their visits are no reading. */
const MACHINES = /bot|crawl|spider|slurp|headless|preview|monitor|lighthouse|curl|wget|python|axios|node/i;

type Added = CommentRow & { verified: boolean; found: boolean; id: string | null };

/** What readers do with a post: look at it, like it, comment on it. */
export class BlogReactionService {
  readonly #platform: Pick<Platform, 'db' | 'limits' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'limits' | 'encryption'>) {
    this.#platform = platform;
  }

  /** Counts a visitor once in half an hour, machines never, and tells the counts of now. */
  async view({ actor, ip, userAgent = '' }: Context, id: string): Promise<BlogCounts> {
    const { db, limits, encryption } = this.#platform;
    await limits.consume(VIEWS, networkOf(ip));
    if (!isUuid(id)) throw new DomainError('NOT_FOUND', NO_POST);
    // of an account it is a network of its own
    const network = `${encryption.blindIndex(`blog ${actor?.userId ?? networkOf(ip)}`)}.`;
    const visitor = actor ? network : `${network}${encryption.blindIndex(`blog ${userAgent}`)}`;
    const counts = userAgent !== '' && !MACHINES.test(userAgent);
    const [row] = await db.transaction(async (manager) => {
      if (counts && !actor) await manager.query(VIEWS_IN_TURN, [id, network]);
      return manager.query<BlogCounts[]>(COUNT_VIEW, [id, visitor, counts, actor?.userId ?? null, network]);
    });
    if (!row) throw new DomainError('NOT_FOUND', NO_POST);
    return row;
  }

  /** However often it is pressed, one person is one like. */
  async like({ userId }: Actor, id: string, liked: boolean): Promise<{ liked: boolean; likes: number }> {
    const { db, limits } = this.#platform;
    await limits.consume(LIKES, userId);
    const found = isUuid(id) ? await db.query<unknown[]>(liked ? LIKE : UNLIKE, [id, userId]) : [];
    if (found.length === 0) throw new DomainError('NOT_FOUND', NO_POST);
    const [row] = await db.query<{ likes: number }[]>(LIKES_OF, [id]);
    return { liked, likes: row?.likes ?? 0 };
  }

  /** Throws where readers see no such post: a missing post is told before what is wrong with the words about it. */
  async checkShown(id: string): Promise<void> {
    const found = isUuid(id) ? await namedQuery<object>(this.#platform.db, SHARED, [id]) : [];
    if (found.length === 0) throw new DomainError('NOT_FOUND', NO_POST);
  }

  async comment({ userId }: Actor, blogId: string, content: string, parentId: string | null): Promise<BlogCommentView> {
    const { db, limits } = this.#platform;
    await this.checkShown(blogId);
    const text = maskSins(content.replace(/\r\n/g, '\n').trim());
    if (text === '') throw new DomainError('REQUIRED', 'Write a comment first.', 'content');
    if (text.length > BLOG_LIMITS.comment) {
      throw new DomainError('INVALID', `Keep it to ${BLOG_LIMITS.comment} characters or fewer.`, 'content');
    }
    await limits.consume(COMMENTS, userId);
    const parent = parentId != null && isUuid(parentId) ? parentId : null;
    if (parentId != null && parent === null) throw new DomainError('NOT_FOUND', NO_COMMENT, 'parentId');
    const [row] = await db.query<Added[]>(ADD_COMMENT, [newId(), blogId, userId, parent, text]);
    if (!row?.found) throw new DomainError('NOT_FOUND', NO_POST);
    if (!row.verified) throw codedError('EMAIL_NOT_VERIFIED', VERIFY_TO_COMMENT);
    if (row.id === null) throw new DomainError('NOT_FOUND', NO_COMMENT, 'parentId');
    const { verified: _verified, found: _found, ...comment } = row;
    return commentOf({ ...comment, byAuthor: comment.byAuthor ?? false });
  }

  /** A person takes a comment of their own away. */
  async removeComment({ userId }: Actor, id: string): Promise<string> {
    const [removed] = isUuid(id)
      ? await this.#platform.db.query<[unknown[], number]>(REMOVE_COMMENT, [id, userId])
      : [[]];
    if (removed.length === 0) throw new DomainError('NOT_FOUND', NO_COMMENT);
    return id;
  }

  /** A reason hides it from readers, null shows it again. */
  async hideComment(actor: Actor, origin: Origin, id: string, reason: string | null): Promise<string> {
    const why = reason?.trim() ?? null;
    if (why === '') throw new DomainError('REQUIRED', 'Say why.', 'reason');
    if (why !== null && why.length > BLOG_LIMITS.reason) {
      throw new DomainError('INVALID', `Keep it to ${BLOG_LIMITS.reason} characters or fewer.`, 'reason');
    }
    await this.#platform.db.transaction(async (manager) => {
      const [rows] = isUuid(id)
        ? await manager.query<[{ blogId: string }[], number]>(HIDE_COMMENT, [id, actor.userId, why])
        : [[]];
      const [row] = rows;
      if (!row) throw new DomainError('NOT_FOUND', NO_COMMENT);
      if (why !== null) await manager.query(RESOLVE_REPORTS, [id]);
      await writeAudit(manager, actor, origin, {
        action: why === null ? 'blog.show_comment' : 'blog.hide_comment',
        subjectType: 'blog',
        subjectId: row.blogId,
        after: { commentId: id },
      });
    });
    return id;
  }
}
