import type { ReactNode } from 'react';
import { categoryLabel } from '@brokerage/domain/blog/categories';
import { Link } from '../../ui/link';
import { paths } from '../../lib/paths';
import type { PostCardFragment } from './card.generated';
import styles from './cards.module.css?sheet';
import { shortDay } from './days';
import { Face } from './face';

export type Card = PostCardFragment;

/** The size of our covers; an upload is cut to it. */
const COVER = { width: 480, height: 320 } as const;

export function Cover({ cover, first = false }: { cover: Card['cover']; first?: boolean }): ReactNode {
  return (
    <div className={styles.cover}>
      {cover && (
        <img
          src={cover.url}
          alt={cover.alt}
          {...COVER}
          loading={first ? undefined : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
        />
      )}
    </div>
  );
}

export function Byline({ post: { author, publishedAt, readingMinutes } }: { post: Card }): ReactNode {
  return (
    <p className={styles.by}>
      {author && (
        <>
          <Face name={author.name} />
          <span>{author.name}</span>
        </>
      )}
      {publishedAt && (
        <span>
          <time dateTime={publishedAt}>{shortDay(publishedAt)}</time>
        </span>
      )}
      <span>{readingMinutes} min</span>
    </p>
  );
}

interface Props {
  post: Card;
  /** tile: the picture above; row: beside the words; lead: the first story, over the whole width */
  look: 'tile' | 'row' | 'lead';
  /** The level of its heading in the page */
  level?: 2 | 3;
}

/** A post in a list: the whole card is one link. */
export function PostCard({ post, look, level = 2 }: Props): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={`${styles.card} ${styles[look]}`}>
      <Cover cover={post.cover} first={look === 'lead'} />
      <div className={styles.words}>
        <p className={styles.category}>{categoryLabel(post.category)}</p>
        <Heading>
          <Link to={paths.blog(post.slug)}>{post.title}</Link>
        </Heading>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <Byline post={post} />
      </div>
    </article>
  );
}
