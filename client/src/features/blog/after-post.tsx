import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { AuthorCard } from './author-card';
import { Comments } from './comments';
import { listAddress } from './list-address';
import { Reactions } from './reactions';
import type { PostTextFragment } from './post.generated';
import styles from './post.module.css?sheet';
import type { Counts } from './use-counts';

export interface AfterPostProps {
  post: PostTextFragment;
  /** Undefined: a preview, which nobody likes or comments on */
  counts: Counts | undefined;
}

/** What a reader can do with the post: like, share and print it, follow its tags, see who wrote it, comment. */
export function AfterPost({ post, counts }: AfterPostProps): ReactNode {
  return (
    <>
      {counts && <Reactions id={post.id} title={post.title} counts={counts} />}
      {post.tags.length > 0 && (
        <nav className={styles.tags} aria-label="Tags">
          {post.tags.map((tag) => (
            <Link key={tag} to={listAddress({ tag })}>
              {tag}
            </Link>
          ))}
        </nav>
      )}
      {post.author && <AuthorCard author={post.author} posts={post.authorPosts} />}
      {counts && <Comments id={post.id} comments={post.comments} />}
    </>
  );
}
