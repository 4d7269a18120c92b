import { upperCase } from '@brokerage/domain/data/codes';
import { isBlogCategory } from '@brokerage/domain/blog/categories';
import type { PostWords } from '@brokerage/domain/blog/post-form';
import { mayDecideNow, mayEdit, type BlogStatus, type BlogStatusName } from '@brokerage/domain/blog/status';
import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/account/roles';
import { firstLetter } from '@brokerage/domain/text/initials';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { checkPage, type Paging } from '../../kernel/paging.js';
import { wordBeginnings } from '../../kernel/word-search.js';
import type { Context } from '../../graphql/context.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { publicQuery } from '../../platform/postgres/public-query.js';
import { suggestionFor } from './blog-words.js';
import { BLOG_SEARCH } from './blog.limits.js';
import { FACETS, listStatement, NEWEST, NEWEST_WHOLE, POST, SHARED, VOCABULARY } from './blog.sql.js';
import { shareAddress, type SharedPost } from './share-address.js';
import type { BlogCommentView, BlogFacets, BlogFilter, BlogPage, BlogPost, BlogSummary } from './blog.types.js';

export interface AuthorRow {
  name: string;
  role: RoleName;
}
interface SummaryRow extends Omit<BlogSummary, 'status' | 'author' | 'mayEdit' | 'mayDecide'> {
  status: BlogStatus;
  author: AuthorRow | null;
  authorId: string | null;
  /** Both are read for staff alone */
  hasWritten?: boolean;
  goneOn?: boolean;
}
export interface CommentRow extends Omit<BlogCommentView, 'author'> {
  name: string;
  role: RoleName;
}
export interface NewestPost extends Pick<BlogSummary, 'id' | 'slug' | keyof PostWords> {
  author: string | null;
  publishedAt: Date;
  changedAt: Date | null;
}
export interface WholePost extends NewestPost {
  html: string;
  /** Of a picture of its own */
  coverUrl: string | null;
  coverAlt: string;
}
interface PostRow extends SummaryRow {
  authorPosts: number;
  html: string;
  contents: BlogPost['contents'];
  version: number;
  isPublic: boolean;
  rejectionReason: string | null;
  likedByMe: boolean;
  comments: CommentRow[];
  related: SummaryRow[];
}

const LONGEST_SEARCH = 100;
const LEAST_LETTERS = 2;

export const isStaff = (actor: Actor | undefined): boolean =>
  actor !== undefined && ROLE_LEVEL[actor.role] >= ROLE_LEVEL.MODERATOR;

const statusName = (status: BlogStatus): BlogStatusName => upperCase(status);

/** Which role somebody has here is nobody's business. */
export const authorOf = (row: AuthorRow | null): BlogSummary['author'] =>
  row && { name: row.name, isStaff: ROLE_LEVEL[row.role] >= ROLE_LEVEL.MODERATOR };

/** What everybody may read of a post, and what this person may do with it. */
function told(actor: Actor | undefined, { authorId, hasWritten = true, goneOn = true, ...row }: SummaryRow) {
  const isAuthor = actor !== undefined && authorId === actor.userId;
  const asked = actor && { role: actor.role, isAuthor, hasWritten };
  const authorRole = row.author?.role ?? null;
  return {
    ...row,
    author: authorOf(row.author),
    status: statusName(row.status),
    waiting: row.waiting && (isStaff(actor) || isAuthor),
    mayEdit: asked !== undefined && mayEdit(asked, authorRole),
    mayDecide: asked !== undefined && mayDecideNow(asked, authorRole, { ...row, goneOn }),
  };
}

/** A reader's whole name is theirs alone: Hélène Marchand is Hélène M. */
export function commentOf({ name, role, ...comment }: CommentRow): BlogCommentView {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = firstLetter(rest.at(-1) ?? '');
  const author = role === 'ACCOUNT_HOLDER' && initial ? `${first} ${initial}.` : name;
  return { ...comment, author };
}

/** Posts as readers and staff find them. Only what is public is found by those who are signed out. */
export class BlogReadService {
  readonly #platform: Pick<Platform, 'db' | 'limits'>;
  #vocabulary: Promise<readonly string[]> | undefined;

  constructor(platform: Pick<Platform, 'db' | 'limits' | 'notifications'>) {
    this.#platform = platform;
    platform.notifications.on('cache', (tag) => {
      if (tag === 'blogs') this.#vocabulary = undefined;
    });
  }

  /** One statement; a search without a hit may take a second for its suggestion. */
  async list({ actor, ip }: Pick<Context, 'actor' | 'ip'>, filter: BlogFilter, paging: Paging): Promise<BlogPage> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const { status, category, tag, mine } = filter;
    const q = filter.q?.trim() ?? '';
    if (q.length > LONGEST_SEARCH) throw new DomainError('INVALID', 'Search for fewer words.', 'filter.q');
    const words = q === '' ? null : wordBeginnings(q, LEAST_LETTERS);
    const empty = { items: [], totalItems: 0, page, limit, suggestion: null };
    if ((q !== '' && words === null) || (category != null && !isBlogCategory(category))) return empty;
    if (words !== null) await this.#platform.limits.consume(BLOG_SEARCH, networkOf(ip));
    const { statement, values } = listStatement({
      staff: isStaff(actor),
      userId: actor?.userId ?? null,
      mine: mine === true,
      status: status?.toLowerCase() ?? null,
      category: category ?? null,
      tag: tag?.trim().toLowerCase() ?? null,
      words,
      limit,
      offset,
    });
    const [row] = await publicQuery<{ items: SummaryRow[]; totalItems: number }>(this.#platform.db, statement, values);
    const { items = [], totalItems = 0 } = row ?? {};
    const suggestion = totalItems === 0 && words !== null ? suggestionFor(q, await this.#words()) : null;
    return { items: items.map((row) => told(actor, row)), totalItems, page, limit, suggestion };
  }

  /** One statement. null: there is no such post, or not for this person. */
  async post(actor: Actor | undefined, idOrSlug: string): Promise<BlogPost | null> {
    const id = isUuid(idOrSlug) ? idOrSlug : null;
    const values = [id, actor?.userId ?? null, isStaff(actor), id === null ? idOrSlug.toLowerCase() : null];
    const [row] = await publicQuery<{ post: PostRow }>(this.#platform.db, POST, values);
    if (!row) return null;
    const { html, comments, related, isPublic, ...post } = row.post;
    return {
      ...post,
      ...told(actor, post),
      content: html,
      shareImageUrl: isPublic ? shareAddress(post) : null,
      comments: comments.map((comment) =>
        commentOf({ ...comment, byAuthor: comment.byAuthor ?? false, mine: comment.mine ?? false }),
      ),
      related: related.map((other) => told(actor, other)),
    };
  }

  /** Public posts, the newest first. One statement. */
  newest(most: number): Promise<NewestPost[]> {
    return namedQuery<NewestPost>(this.#platform.db, NEWEST, [most]);
  }

  /** The same with their texts. */
  newestWhole(most: number): Promise<WholePost[]> {
    return namedQuery<WholePost>(this.#platform.db, NEWEST_WHOLE, [most]);
  }

  /** What the picture of a post's shared link says; undefined: there is no such public post. */
  async shared(id: string): Promise<SharedPost | undefined> {
    const [row] = isUuid(id) ? await namedQuery<SharedPost>(this.#platform.db, SHARED, [id]) : [];
    return row;
  }

  /** One statement. */
  async facets(): Promise<BlogFacets> {
    const [row] = await publicQuery<BlogFacets>(this.#platform.db, FACETS, []);
    return row ?? { total: 0, categories: [], tags: [] };
  }

  #words(): Promise<readonly string[]> {
    this.#vocabulary ??= this.#platform.db
      .query<{ word: string }[]>(VOCABULARY)
      .then((rows) => rows.map(({ word }) => word))
      .catch((error: unknown) => {
        this.#vocabulary = undefined;
        throw error;
      });
    return this.#vocabulary;
  }
}
