import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { paths } from '../../lib/paths';
import { Face } from './face';
import type { PostTextFragment } from './post.generated';
import styles from './post.module.css?sheet';

type Author = NonNullable<PostTextFragment['author']>;

/** The server counts no further. */
const MANY = 100;

function articles(posts: number): string {
  if (posts === 0) return '';
  if (posts >= MANY) return 'Has written more than 99 articles here.';
  return `Has written ${posts} ${posts === 1 ? 'article' : 'articles'} here.`;
}

export function AuthorCard({ author: { name, isStaff }, posts }: { author: Author; posts: number }): ReactNode {
  return (
    <aside className={styles.author} aria-labelledby="author-name">
      <Face name={name} large />
      <div>
        <h2 id="author-name">{name}</h2>
        <p>{[isStaff && 'Part of our team.', articles(posts)].filter(Boolean).join(' ')}</p>
        <Link to={paths.contact}>Send us your question</Link>
      </div>
    </aside>
  );
}
