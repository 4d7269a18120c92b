import type { ReactNode } from 'react';
import { whenNear } from '../../ui/late/when-near';
import { whenTouched } from '../../ui/late/when-touched';
import { PageStyles } from '../../ui/page-styles';
import type { AfterPostProps } from './after-post';
import { href as cardsHref } from './cards.module.css?sheet';
import { PostBody } from './post-body';
import type { PostTextFragment } from './post.generated';
import styles, { href } from './post.module.css?sheet';
import { PostTop } from './post-top';

const After = whenNear<AfterPostProps>(async () => (await import('./after-post')).AfterPost);
const Related = whenNear<{ posts: PostTextFragment['related'] }>(
  async () => (await import('./related-posts')).RelatedPosts,
);

const Side = whenTouched<AfterPostProps>(async () => (await import('./side')).Side);

/** A post as readers see it. What stands below the text brings its code when somebody comes near. */
export function Article({ post, counts }: AfterPostProps): ReactNode {
  return (
    <>
      <PageStyles href={cardsHref} />
      <PageStyles href={href} />
      <article lang={post.locale}>
        <PostTop post={post} />
        <div className={`wrap ${styles.read}`}>
          <Side key={`side ${post.id}`} post={post} counts={counts} />
          <PostBody key={`body ${post.id}`} html={post.content} />
          <div className={styles.after}>
            <After key={post.id} post={post} counts={counts} />
          </div>
        </div>
      </article>
      {post.related.length > 0 && (
        <section className={styles.related}>
          <Related key={post.id} posts={post.related} />
        </section>
      )}
    </>
  );
}
