import { mayEdit, type Decider } from '@brokerage/domain/blog/status';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../kernel/actor.js';
import { DomainError, ForbiddenError } from '../../kernel/domain-error.js';
import { User } from '../users/public.js';
import { BlogRevision } from './blog-revision.entity.js';
import { Blog } from './blog.entity.js';
import { hasWritten } from './blog.sql.js';

const NO_POST = 'This post is not there any more.';
const NOT_YOURS = 'Posts of administrators are changed by administrators.';

const WRITTEN = `select ${hasWritten('$1')} as "hasWritten" from blog b where b.id = $2`;

export interface FoundPost {
  blog: Blog;
  /** The newest version that somebody saved */
  latest: BlogRevision | null;
  authorRole: User['role'] | null;
  asked: Decider;
}

/** The version of the post that somebody read, and what they hear where it is not the newest any more. */
interface Read {
  version?: number | null;
  changed: string;
}

/** A post that this person may edit, locked until the end of the transaction; `unlocked`: nothing follows but a look. */
export async function findPost(
  manager: EntityManager,
  actor: Actor,
  id: string,
  read: Read | 'unlocked',
): Promise<FoundPost> {
  const isLooked = read === 'unlocked';
  const blog = isUuid(id)
    ? await manager.findOne(Blog, { where: { id }, ...(!isLooked && { lock: { mode: 'pessimistic_write' } }) })
    : null;
  if (!blog) throw new DomainError('NOT_FOUND', NO_POST);
  const author = blog.authorId === null ? null : await manager.findOneBy(User, { id: blog.authorId });
  const [written] = await manager.query<{ hasWritten: boolean }[]>(WRITTEN, [actor.userId, id]);
  const asked = {
    role: actor.role,
    isAuthor: blog.authorId === actor.userId,
    hasWritten: written?.hasWritten ?? true,
  };
  if (!mayEdit(asked, author?.role ?? null)) throw new ForbiddenError(NOT_YOURS);
  if (!isLooked && read.version != null && read.version !== blog.version) {
    throw new DomainError('CONFLICT', read.changed);
  }
  const latest = await manager
    .createQueryBuilder(BlogRevision, 'r')
    .where(`r.blogId = :id and r.state <> 'autosave'`, { id })
    .orderBy('r.no', 'DESC')
    .getOne();
  return { blog, latest, authorRole: author?.role ?? null, asked };
}
