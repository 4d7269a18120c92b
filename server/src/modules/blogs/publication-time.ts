import { mayDecide, type Decider } from '@brokerage/domain/blog/status';
import type { RoleName } from '@brokerage/domain/account/roles';
import { DomainError } from '../../kernel/domain-error.js';
import type { Blog } from './blog.entity.js';

const NOT_YOURS = 'Only the person who approves the post can choose when readers see it.';

interface Asked {
  blog: Pick<Blog, 'status' | 'publishedAt'>;
  asked: Decider;
  authorRole: RoleName | null;
}

/**
 * What is stored where a time was asked for; null takes it away. An approved post's time decides whether readers see it, so
 * only somebody who may approve it changes that; without a time they see it now.
 */
export function publicationTime(
  { blog, asked, authorRole }: Asked,
  wanted: Date | null | undefined,
): Partial<Pick<Blog, 'publishedAt'>> {
  const now = new Date();
  if (wanted === undefined || wanted?.getTime() === blog.publishedAt?.getTime()) return {};
  if (blog.status !== 'approved') return { publishedAt: wanted };
  if (!mayDecide(asked, authorRole)) throw new DomainError('INVALID', NOT_YOURS, 'publishAt');
  if (wanted !== null) return { publishedAt: wanted };
  return blog.publishedAt !== null && blog.publishedAt > now ? { publishedAt: now } : {};
}
