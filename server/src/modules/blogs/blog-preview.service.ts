import { upperCase } from '@brokerage/domain/data/codes';
import type { BlogStatus } from '@brokerage/domain/blog/status';
import { POST_WORDS } from '@brokerage/domain/blog/post-form';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { columnList } from '../../kernel/field-columns.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { openToken, sealToken } from '../../platform/sealed-token.js';
import type { BlogEditService } from './blog-edit.service.js';
import type { BlogPreviewLink } from './blog-preview.types.js';
import { authorOf, type AuthorRow } from './blog-read.service.js';
import { PREVIEWS } from './blog.limits.js';
import type { BlogPost } from './blog.types.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const PURPOSE = 'blog-preview';
const HOURS = 72;
const LONGEST = 400;
const CONTENT = /^([0-9a-f-]{36}) (\d{1,9})$/;
const ARCHIVED = 'This post is archived. Restore it to show it to somebody.';

/** The version that waits, or the newest that somebody saved, on the frame of its post. What is typed just now is not. */
const PREVIEW = {
  name: 'blogs.preview',
  text: `
    select b.id, b.slug, b.status, b.version, b.published_at as "publishedAt", b.changed_at as "changedAt",
      b.updated_at as "updatedAt", b.waiting_revision_id is not null as waiting,
      ${columnList(POST_WORDS, { of: (column) => `coalesce(r.${column}, b.${column})` })}, coalesce(r.tags, b.tags) as tags,
      coalesce(r.html, b.html) as content, coalesce(r.contents, b.contents) as contents,
      coalesce(r.reading_minutes, b.reading_minutes) as "readingMinutes",
      case when a.id is null then null else json_build_object('name', a.name, 'role', a.role) end as author,
      case when coalesce(r.id::text, b.cover_url) is null or case when r.id is null then b.cover_url else r.cover_url end is null
        then null
        else json_build_object('url', case when r.id is null then b.cover_url else r.cover_url end,
          'alt', case when r.id is null then b.cover_alt else r.cover_alt end) end as cover
    from blog b
    left join lateral (
      select * from blog_revision v
      where v.blog_id = b.id and v.state <> 'autosave' and (b.waiting_revision_id is null or v.id = b.waiting_revision_id)
      order by v.no desc limit 1
    ) r on true
    left join ${USER_ACCOUNT} a on a.id = b.author_id
    where b.id = $1 and b.previews = $2 and b.status <> 'archived'`,
};

type Row = Omit<
  BlogPost,
  | 'status'
  | 'author'
  | 'authorPosts'
  | 'likes'
  | 'views'
  | 'commentCount'
  | 'comments'
  | 'likedByMe'
  | 'related'
  | 'rejectionReason'
  | 'shareImageUrl'
> & { status: BlogStatus; author: AuthorRow | null };

/** Links that show a post before readers see it, to whoever has them, for a while. */
export class BlogPreviewService {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'encryption' | 'limits'>;
  readonly #edits: BlogEditService;

  constructor(platform: Pick<Platform, 'config' | 'db' | 'encryption' | 'limits'>, edits: BlogEditService) {
    this.#platform = platform;
    this.#edits = edits;
  }

  /** For those who may edit the post. Archiving the post ends every link it has. */
  async link(actor: Actor, id: string, now = new Date()): Promise<BlogPreviewLink> {
    const { config, db, encryption } = this.#platform;
    await this.#edits.checkReachable(actor, id);
    const [blog] = await db.query<{ previews: number }[]>(
      `select previews from blog where id = $1 and status <> 'archived'`,
      [id],
    );
    if (!blog) throw new DomainError('CONFLICT', ARCHIVED);
    const expiresAt = new Date(now.getTime() + HOURS * 60 * 60 * 1_000);
    const token = sealToken(encryption, PURPOSE, `${id} ${blog.previews}`, expiresAt);
    return { url: `${config.siteUrl}/blog/preview.${token}`, expiresAt };
  }

  /** One statement. null: no link of ours, or one that ended. */
  async read({ ip }: Origin, token: string): Promise<BlogPost | null> {
    const { db, encryption, limits } = this.#platform;
    await limits.consume(PREVIEWS, networkOf(ip));
    const opened = token.length > LONGEST ? undefined : openToken(encryption, PURPOSE, token);
    const [, id, previews] = CONTENT.exec(opened?.text ?? '') ?? [];
    if (id === undefined || opened?.expired !== false) return null;
    const [row] = await namedQuery<Row>(db, PREVIEW, [id, Number(previews)]);
    if (!row) return null;
    const nothing = {
      authorPosts: 0,
      likes: 0,
      views: 0,
      commentCount: 0,
      comments: [],
      likedByMe: false,
      related: [],
      rejectionReason: null,
      shareImageUrl: null,
    };
    return { ...row, ...nothing, author: authorOf(row.author), status: upperCase(row.status) };
  }
}
