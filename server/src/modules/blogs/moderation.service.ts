import { mayDecide } from '@brokerage/domain/blog/status';
import type { RoleName } from '@brokerage/domain/account/roles';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { checkPage, type Paged, type Paging } from '../../kernel/paging.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { writeAudit } from '../audits/public.js';
import { REPORTS } from './blog.limits.js';
import {
  commentsStatement,
  FIGURES,
  REPORT_COMMENT,
  RESOLVE_REPORTS,
  WAITING,
  type CommentsShown,
} from './moderation.sql.js';
import type { ModeratedComment, ModerationFigures, WaitingBlog } from './moderation.types.js';

const NO_COMMENT = 'This comment is not there any more.';

interface Counted<Row> {
  items: Row[];
  totalItems: number;
}
type WaitingRow = Omit<WaitingBlog, 'mayDecide'> & {
  authorRole: RoleName | null;
  isAuthor: boolean;
  hasWritten: boolean;
};

/** What moderators look after: posts that wait, comments, and what readers reported. */
export class ModerationService {
  readonly #platform: Pick<Platform, 'db' | 'limits'>;

  constructor(platform: Pick<Platform, 'db' | 'limits'>) {
    this.#platform = platform;
  }

  /** The longest wait first. One statement. */
  async waiting({ userId, role }: Actor, paging: Paging): Promise<Paged<WaitingBlog>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const values = [userId, limit, offset];
    const [row] = await namedQuery<Counted<WaitingRow>>(this.#platform.db, WAITING, values);
    const items = (row?.items ?? []).map(({ authorRole, isAuthor, hasWritten, ...post }) => ({
      ...post,
      mayDecide: mayDecide({ role, isAuthor, hasWritten }, authorRole),
    }));
    return { items, totalItems: row?.totalItems ?? 0, page, limit };
  }

  /** The newest first. One statement. */
  async comments(shown: CommentsShown, paging: Paging): Promise<Paged<ModeratedComment>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const statement = commentsStatement(shown);
    const [row] = await namedQuery<Counted<ModeratedComment>>(this.#platform.db, statement, [limit, offset]);
    return { items: row?.items ?? [], totalItems: row?.totalItems ?? 0, page, limit };
  }

  /** One statement. */
  async figures(): Promise<ModerationFigures> {
    const [row] = await namedQuery<ModerationFigures>(this.#platform.db, FIGURES, []);
    return row ?? { waitingPosts: 0, reportedComments: 0, commentsThisWeek: 0, hiddenComments: 0 };
  }

  /** However often a person reports a comment, it is one report. */
  async report({ userId }: Actor, id: string): Promise<string> {
    const { db, limits } = this.#platform;
    await limits.consume(REPORTS, userId);
    const found = isUuid(id) ? await db.query<unknown[]>(REPORT_COMMENT, [id, userId]) : [];
    if (found.length === 0) throw new DomainError('NOT_FOUND', NO_COMMENT);
    return id;
  }

  /** The comment stays as it is, and its reports are settled. Doing it again changes nothing. */
  async keep(actor: Actor, origin: Origin, id: string): Promise<string> {
    await this.#platform.db.transaction(async (manager) => {
      const [comment] = isUuid(id)
        ? await manager.query<{ blogId: string }[]>('select blog_id as "blogId" from blog_comment where id = $1', [id])
        : [];
      if (!comment) throw new DomainError('NOT_FOUND', NO_COMMENT);
      const [, settled] = await manager.query<[unknown[], number]>(RESOLVE_REPORTS, [id]);
      if (settled === 0) return;
      await writeAudit(manager, actor, origin, {
        action: 'blog.keep_comment',
        subjectType: 'blog',
        subjectId: comment.blogId,
        after: { commentId: id },
      });
    });
    return id;
  }
}
