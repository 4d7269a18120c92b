import { slugOf } from '@brokerage/domain/blog/post';
import type { BlogStatus } from '@brokerage/domain/blog/status';
import { cut } from '@brokerage/domain/text/storable';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import type { BlogInput, CreateOptions, SaveOptions } from './blog-edit.types.js';
import { BlogRevision, type RevisionState } from './blog-revision.entity.js';
import { Blog } from './blog.entity.js';
import { NOT_NOW, READ_AGAIN, step } from './blog-step.js';
import { textOf, typed, written, NOTHING } from './blog-text.js';
import { cleanPost } from './clean-post.js';
import { findPost } from './found-post.js';
import { publicationTime } from './publication-time.js';
import { freeSlug, renamed } from './slugs.js';
import { overtaken } from './tell-writers.js';

const COPY_FIRST = 'Somebody else changed this post meanwhile. Copy your text, then load it again.';

/** Writing posts. Every change is written with its audit row, and with the version it was made from. */
export class BlogEditService {
  readonly #db: Platform['db'];
  readonly #mail: Platform['mail'];

  constructor({ db, mail }: Pick<Platform, 'db' | 'mail'>) {
    this.#db = db;
    this.#mail = mail;
  }

  /** A moderator's post waits for approval, an administrator's is approved, unless they say otherwise. */
  async create(actor: Actor, origin: Origin, input: BlogInput, options: CreateOptions): Promise<string> {
    const text = written(input, NOTHING);
    const wanted: BlogStatus = chosen(options.status) ?? (actor.role === 'ADMIN' ? 'approved' : 'pending');
    if (options.id != null && !isUuid(options.id)) throw new DomainError('INVALID', 'The id is no UUID.', 'id');
    const [id, revisionId] = [options.id ?? newId(), newId()];
    await this.#db.transaction(async (manager) => {
      // first, because it waits its turn: the same post that is sent twice at once is known to the second
      const slug = await freeSlug(manager, id, slugOf(input.slug?.trim() || text.title));
      const known = options.id == null ? null : await manager.findOneBy(Blog, { id });
      // the answer to the first time was lost
      if (known?.authorId === actor.userId) return;
      if (known) throw new DomainError('CONFLICT', NOT_NOW);
      const approved = wanted === 'approved';
      await manager.insert(Blog, {
        ...text,
        id,
        slug,
        status: wanted,
        authorId: actor.userId,
        publishedAt: input.publishAt ?? (approved ? new Date() : null),
      });
      const state: RevisionState = approved ? 'approved' : wanted === 'pending' ? 'pending' : 'saved';
      await manager.insert(BlogRevision, { ...text, id: revisionId, blogId: id, no: 1, state, authorId: actor.userId });
      if (approved) await manager.update(Blog, { id }, { liveRevisionId: revisionId });
      await this.#audit(manager, actor, origin, 'blog.create', id, { title: text.title, status: wanted });
    });
    return id;
  }

  /**
   * Saves a new version. The status stays, unless it is asked for; a public post keeps its approved text while the version
   * of a moderator waits.
   */
  async update(actor: Actor, origin: Origin, id: string, input: BlogInput, options: SaveOptions): Promise<void> {
    await this.#db.transaction(async (manager) => {
      const found = await findPost(manager, actor, id, { version: options.expectedVersion, changed: COPY_FIRST });
      const { blog, latest } = found;
      const wanted = chosen(options.status);
      const goesLive = blog.status === 'approved' && actor.role === 'ADMIN' && wanted === undefined;
      // what is left out of a change that readers see stays as they see it: a version that waits was approved by nobody
      const text = written(input, goesLive ? blog : (latest ?? blog));
      const no = (latest?.no ?? 0) + 1;
      const revision = { ...text, id: newId(), blogId: id, no, authorId: actor.userId };
      const frame = {
        version: blog.version + 1,
        updatedAt: new Date(),
        ...publicationTime(found, input.publishAt),
        ...(input.slug?.trim() && (await renamed(manager, found, input.slug))),
      };
      if (blog.status === 'approved') {
        const waits = !goesLive && wanted !== 'draft';
        const state: RevisionState = goesLive ? 'approved' : waits ? 'pending' : 'saved';
        await manager.insert(BlogRevision, { ...revision, state });
        if (goesLive) await this.#mail.queue(manager, await overtaken(manager, blog, actor));
        await manager.update(
          Blog,
          { id },
          {
            ...frame,
            ...(goesLive && { ...text, liveRevisionId: revision.id, waitingRevisionId: null, changedAt: new Date() }),
            // why an earlier version was sent back is no word about this one
            ...(waits && { waitingRevisionId: revision.id, rejectionReason: null }),
          },
        );
      } else {
        const status =
          wanted === undefined || wanted === blog.status
            ? blog.status
            : step(blog.status, wanted === 'pending' ? 'submit' : 'withdraw');
        await manager.insert(BlogRevision, { ...revision, state: status === 'pending' ? 'pending' : 'saved' });
        const isSubmitted = status === 'pending' && blog.status !== 'pending';
        await manager.update(
          Blog,
          { id },
          { ...frame, ...text, status, ...(isSubmitted && { rejectionReason: null }) },
        );
      }
      // what was kept while they typed is in this version
      await manager.delete(BlogRevision, { blogId: id, authorId: actor.userId, state: 'autosave' });
      await this.#audit(manager, actor, origin, 'blog.update', id, { title: text.title });
    });
  }

  /** Keeps what somebody types, one row for each writer. It changes nothing that anybody else sees. */
  async autosave(actor: Actor, id: string, input: BlogInput, expectedVersion: number): Promise<Date> {
    return this.#db.transaction(async (manager) => {
      const { blog, latest } = await findPost(manager, actor, id, { version: expectedVersion, changed: COPY_FIRST });
      const base = latest ?? blog;
      const clean = cleanPost(cut(input.content ?? base.html, 200_000));
      const text = { ...textOf(base), ...typed(input, base), ...clean };
      const mine = { blogId: id, authorId: actor.userId, state: 'autosave' as const };
      const kept = await manager.findOneBy(BlogRevision, mine);
      const createdAt = new Date();
      if (kept) await manager.update(BlogRevision, { id: kept.id }, { ...text, createdAt });
      else {
        // numbers below one: those of what was saved stay without gaps
        const [row] = await manager.query<{ no: number }[]>(
          'select least(min(no), 1) - 1 as no from blog_revision where blog_id = $1',
          [id],
        );
        await manager.insert(BlogRevision, { ...mine, ...text, id: newId(), no: row?.no ?? 0, createdAt });
      }
      return createdAt;
    });
  }

  /** Takes a post away from readers, or brings it back as a draft. Doing it again changes nothing. */
  async archive(
    actor: Actor,
    origin: Origin,
    id: string,
    { archived, expectedVersion }: { archived: boolean; expectedVersion?: number | null },
  ): Promise<void> {
    await this.#db.transaction(async (manager) => {
      const { blog } = await findPost(manager, actor, id, { version: expectedVersion, changed: READ_AGAIN });
      if ((blog.status === 'archived') === archived) return;
      const status = step(blog.status, archived ? 'archive' : 'restore');
      const version = blog.version + 1;
      await manager.update(
        Blog,
        { id },
        {
          status,
          version,
          updatedAt: new Date(),
          waitingRevisionId: null,
          liveRevisionId: null,
          previews: blog.previews + Number(archived),
        },
      );
      await this.#audit(manager, actor, origin, archived ? 'blog.archive' : 'blog.restore', id, { title: blog.title });
    });
  }

  /** For a REST call: said before what is wrong with its body. */
  async checkReachable(actor: Actor, id: string): Promise<void> {
    await findPost(this.#db.manager, actor, id, 'unlocked');
  }

  #audit(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    action: string,
    subjectId: string,
    after: Record<string, unknown>,
  ): Promise<void> {
    return writeAudit(manager, actor, origin, { action, subjectType: 'blog', subjectId, after });
  }
}

/** What may be asked for beside a text; the rest has an operation of its own. */
function chosen(status: SaveOptions['status']): 'draft' | 'pending' | undefined {
  if (status == null) return undefined;
  if (status === 'DRAFT') return 'draft';
  if (status === 'PENDING') return 'pending';
  throw new DomainError('INVALID', 'Choose draft or pending.', 'status');
}
