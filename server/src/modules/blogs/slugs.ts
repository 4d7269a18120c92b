import { slugOf, unusedSlugs } from '@brokerage/domain/blog/post';
import { mayDecide } from '@brokerage/domain/blog/status';
import { validate as isUuid } from 'uuid';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/domain-error.js';
import type { Blog } from './blog.entity.js';
import type { FoundPost } from './found-post.js';

const NOT_YOUR_ADDRESS = 'Only the person who approves the post can change its address.';

const TAKEN = `
  select slug from blog where id <> $1 and slug like $2
  union select slug from blog_slug where blog_id <> $1 and slug like $2`;

/** Calls stand at these addresses below /api/blogs/: a post of that name could not be asked for. */
export const NO_SLUGS = ['pictures'] as const;

/** Posts of the same title that are written at the same moment choose their slugs one after the other. */
const CHOOSING = `select pg_advisory_xact_lock(hashtext('blog.slug'))`;

/** The slug, or with a number where another post has it, or had it before. An address that looks like an id is none. */
export async function freeSlug(manager: EntityManager, blogId: string, slug: string): Promise<string> {
  const wanted = isUuid(slug) ? `post-${slug}` : slug || 'post';
  await manager.query(CHOOSING);
  const rows = await manager.query<{ slug: string }[]>(TAKEN, [blogId, `${wanted}%`]);
  return unusedSlugs([...NO_SLUGS, ...rows.map((row) => row.slug)])(wanted);
}

/** The slug of before goes on leading to the post; the new one is no longer an old one. */
async function keepOldSlug(manager: EntityManager, { id, slug }: Blog, next: string): Promise<void> {
  await manager.query('delete from blog_slug where slug = $1', [next]);
  await manager.query('insert into blog_slug (slug, blog_id) values ($1, $2) on conflict do nothing', [slug, id]);
}

/** Readers, search engines and shared links have the address of an approved post: it changes with who may approve. */
export async function renamed(
  manager: EntityManager,
  { blog, asked, authorRole }: Pick<FoundPost, 'blog' | 'asked' | 'authorRole'>,
  wanted: string,
): Promise<{ slug: string }> {
  const slug = slugOf(wanted);
  if (slug === blog.slug) return { slug };
  if (blog.status === 'approved' && !mayDecide(asked, authorRole))
    throw new DomainError('INVALID', NOT_YOUR_ADDRESS, 'slug');
  const free = await freeSlug(manager, blog.id, slug);
  await keepOldSlug(manager, blog, free);
  return { slug: free };
}
