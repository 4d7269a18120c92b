import { categoryLabel } from '@brokerage/domain/blog/categories';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import type { BlogPostQuery } from './post.generated';
import { longDay } from './days';
import { Face } from './face';
import { listAddress } from './list-address';
import styles from './post.module.css?sheet';

type Post = NonNullable<BlogPostQuery['blog']>;
type Shown = 'title' | 'excerpt' | 'category' | 'publishedAt' | 'changedAt' | 'readingMinutes';
export interface TopFacts extends Pick<Post, Shown> {
  cover: { url: string; alt: string } | null;
  author: { name: string } | null;
}

/** Our drawings go on to the left of what a card shows of them, and above it. Where there is room, they are the ground of the title, too. */
const WHOLE = '#svgView(viewBox(-640,-400,1040,720);preserveAspectRatio(xMaxYMax%20slice))';

function Art({ cover: { url, alt } }: { cover: NonNullable<TopFacts['cover']> }): ReactNode {
  const isDrawn = url.endsWith('.svg');
  return (
    <picture className={isDrawn ? `${styles.art} ${styles.drawn}` : styles.art}>
      {isDrawn && <source media="(min-width: 901px)" srcSet={url + WHOLE} />}
      <img src={url} alt={alt} width={480} height={320} fetchPriority="high" />
    </picture>
  );
}

/** The title of a post, with who wrote it and its cover. */
export function PostTop({ post }: { post: TopFacts }): ReactNode {
  const { author, publishedAt, changedAt, readingMinutes, cover, category } = post;
  return (
    <div className={styles.top}>
      <div className={styles.title}>
        <Breadcrumb
          trail={[
            { label: 'Home', to: paths.home },
            { label: 'Mortgage news', to: paths.blogs },
            { label: categoryLabel(category), to: listAddress({ category }) },
          ]}
        />
        <h1>{post.title}</h1>
        <p className={styles.standfirst}>{post.excerpt}</p>
        <div className={styles.writer}>
          {author && <Face name={author.name} large />}
          <p>
            {author && (
              <>
                <b>{author.name}</b>
                <br />
              </>
            )}
            {publishedAt && <time dateTime={publishedAt}>{longDay(publishedAt)}</time>}
            {changedAt && (
              <>
                {' · updated '}
                <time dateTime={changedAt}>{longDay(changedAt)}</time>
              </>
            )}
            {`${publishedAt ? ' · ' : ''}${readingMinutes} ${readingMinutes === 1 ? 'minute' : 'minutes'}`}
          </p>
        </div>
      </div>
      {cover && <Art cover={cover} />}
    </div>
  );
}
