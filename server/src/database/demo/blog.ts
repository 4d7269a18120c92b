import type { EntityManager } from 'typeorm';
import type { RoleName } from '@brokerage/domain/account/roles';
import { slugOf } from '@brokerage/domain/blog/post';
import { BlogLike } from '../../modules/blogs/blog-like.entity.js';
import { BlogRevision } from '../../modules/blogs/blog-revision.entity.js';
import { BlogComment } from '../../modules/blogs/blog-rows.entities.js';
import { Blog } from '../../modules/blogs/blog.entity.js';
import { cleanPost } from '../../modules/blogs/clean-post.js';
import { User } from '../../modules/users/user.entity.js';
import { newId } from '../../platform/ids.js';
import { DEMO_POSTS } from './posts/index.js';
import type { DemoPost, DemoReader, DemoWriter } from './posts/post.js';

const HOUR_MS = 60 * 60 * 1_000;
/** Readers comment from the morning after on */
const FIRST_COMMENT_H = 11;
const BETWEEN_COMMENTS_H = 5;

type Known = DemoWriter | DemoReader;

/** Those who have an account with a password already keep it; nobody can sign in as one of the others. */
const PEOPLE: Readonly<Record<Known, { name: string; email: string; role: RoleName }>> = {
  avery: { name: 'Avery Chen', email: 'admin@example.ca', role: 'ADMIN' },
  morgan: { name: 'Morgan Tremblay', email: 'moderator@example.ca', role: 'MODERATOR' },
  jonah: { name: 'Jonah Tessier', email: 'jonah@example.ca', role: 'MODERATOR' },
  marie: { name: 'Marie-Ève Roy', email: 'marie-eve@example.ca', role: 'MODERATOR' },
  jordan: { name: 'Jordan Singh', email: 'account@example.ca', role: 'ACCOUNT_HOLDER' },
  helene: { name: 'Hélène Marchand', email: 'helene@example.ca', role: 'ACCOUNT_HOLDER' },
  tyler: { name: 'Tyler Brandt', email: 'tyler@example.ca', role: 'ACCOUNT_HOLDER' },
  wura: { name: 'Wuraola Okafor', email: 'wura@example.ca', role: 'ACCOUNT_HOLDER' },
  sam: { name: 'Sam Levesque', email: 'sam@example.ca', role: 'ACCOUNT_HOLDER' },
};

async function addPeople(manager: EntityManager, now: Date): Promise<(who: Known) => string> {
  const people = Object.values(PEOPLE).map((person) => ({ ...person, id: newId(), emailVerifiedAt: now }));
  await manager.createQueryBuilder().insert().into(User).values(people).orIgnore().execute();
  const rows = await manager.query<{ id: string; email: string }[]>(
    'select id, lower(email) as email from user_account where lower(email) = any ($1)',
    [people.map(({ email }) => email)],
  );
  const ids = new Map(rows.map(({ email, id }) => [email, id]));
  return (who) => {
    const id = ids.get(PEOPLE[who].email);
    if (id === undefined) throw new Error(`the sample data has no ${who}`);
    return id;
  };
}

/** The sample articles with their writers, comments and likes. */
export async function addPosts(manager: EntityManager, now: Date): Promise<void> {
  const idOf = await addPeople(manager, now);
  const posts: readonly DemoPost[] = DEMO_POSTS;
  for (const post of posts) await addPost(manager, post, now, idOf);
}

async function addPost(manager: EntityManager, post: DemoPost, now: Date, idOf: (who: Known) => string): Promise<void> {
  const [id, revisionId, authorId] = [newId(), newId(), idOf(post.by)];
  const publishedAt = new Date(now.getTime() - post.daysAgo * 24 * HOUR_MS);
  const text = {
    ...cleanPost(post.content),
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    tags: [...post.tags],
    coverUrl: `/covers/${post.cover}`,
    coverAlt: post.coverAlt,
    authorId,
    createdAt: publishedAt,
  };
  await manager.insert(Blog, { ...text, id, slug: slugOf(post.title), status: 'approved', publishedAt });
  await manager.insert(BlogRevision, { ...text, id: revisionId, blogId: id, no: 1, state: 'approved' });
  await manager.update(Blog, { id }, { liveRevisionId: revisionId });
  await manager.insert(
    BlogLike,
    post.likedBy.map((who) => ({ blogId: id, userId: idOf(who) })),
  );
  let last: string | null = null;
  for (const [index, { by, text: content, answer }] of (post.comments ?? []).entries()) {
    const comment = newId();
    const hours = FIRST_COMMENT_H + index * BETWEEN_COMMENTS_H;
    await manager.insert(BlogComment, {
      id: comment,
      blogId: id,
      authorId: idOf(by),
      parentId: answer ? last : null,
      content,
      createdAt: new Date(publishedAt.getTime() + hours * HOUR_MS),
    });
    if (!answer) last = comment;
  }
}
