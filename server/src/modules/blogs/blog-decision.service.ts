import { canApprove, canSendBack, mayDecide } from '@brokerage/domain/blog/status';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError, ForbiddenError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import type { Decision } from './blog-edit.types.js';
import { BlogRevision } from './blog-revision.entity.js';
import { NOT_NOW, NOT_SUBMITTED, READ_AGAIN } from './blog-step.js';
import { textOf } from './blog-text.js';
import { Blog } from './blog.entity.js';
import { findPost } from './found-post.js';
import { sentBack } from './tell-writers.js';

const NOT_OWN_POST = 'Somebody else decides about a post of yours.';
const NOT_OWN_WORDS = 'Somebody else decides about this version: you wrote part of it.';

const isBeingWritten = ({ status }: Blog): boolean => status === 'draft' || status === 'rejected';

/** What readers come to see, and what goes back to its author. */
export class BlogDecisionService {
  readonly #db: Platform['db'];
  readonly #mail: Platform['mail'];

  constructor({ db, mail }: Pick<Platform, 'db' | 'mail'>) {
    this.#db = db;
    this.#mail = mail;
  }

  /** Shows the post, or the version that waits, to readers; or sends it back with a reason. */
  async decide(actor: Actor, origin: Origin, id: string, decision: Decision): Promise<void> {
    const { approved, reason, expectedVersion } = decision;
    const why = reason?.trim() ?? '';
    if (!approved && why === '') throw new DomainError('REQUIRED', 'Tell the author why.', 'reason');
    if (why.length > 500) throw new DomainError('INVALID', 'Keep it to 500 characters or fewer.', 'reason');
    await this.#db.transaction(async (manager) => {
      const read = { version: expectedVersion, changed: READ_AGAIN };
      const { blog, latest, authorRole, asked } = await findPost(manager, actor, id, read);
      if (!mayDecide(asked, authorRole)) throw new ForbiddenError(asked.isAuthor ? NOT_OWN_POST : NOT_OWN_WORDS);
      const waiting = blog.waitingRevisionId;
      const standing = { status: blog.status, waiting: waiting !== null, goneOn: latest?.state !== 'rejected' };
      const isOpen = approved ? canApprove(asked, standing) : canSendBack(standing);
      const version = waiting === null ? latest : await manager.findOneBy(BlogRevision, { id: waiting });
      if (!isOpen || !version) throw new DomainError('CONFLICT', isBeingWritten(blog) ? NOT_SUBMITTED : NOT_NOW);
      await manager.update(
        BlogRevision,
        { id: version.id },
        {
          state: approved ? 'approved' : 'rejected',
          reason: approved ? null : why,
        },
      );
      const now = new Date();
      await manager.update(
        Blog,
        { id },
        {
          version: blog.version + 1,
          updatedAt: now,
          waitingRevisionId: null,
          rejectionReason: approved ? null : why,
          ...(waiting === null && { status: approved ? 'approved' : 'rejected' }),
          ...(approved && {
            ...textOf(version),
            liveRevisionId: version.id,
            publishedAt: blog.publishedAt ?? now,
            ...(waiting !== null && { changedAt: now }),
          }),
        },
      );
      if (!approved) await this.#mail.queue(manager, await sentBack(manager, version, actor));
      await writeAudit(manager, actor, origin, {
        action: approved ? 'blog.approve' : 'blog.reject',
        subjectType: 'blog',
        subjectId: id,
        after: { title: version.title },
      });
    });
  }
}
