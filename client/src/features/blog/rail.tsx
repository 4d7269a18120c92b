import type { ReactNode } from 'react';
import { unless } from '../../ui/unless';
import { HeartIcon, PrintIcon, ShareIcon } from './icons';
import styles from './post.module.css?sheet';
import { useReactions, type ReactionProps } from './use-reactions';

/** The same as below the text, for those who have read enough. */
export function Rail(props: ReactionProps): ReactNode {
  const { press, share, print, busy, said } = useReactions(props);
  const { likes, likedByMe } = props.counts;
  return (
    <div className={styles.rail}>
      <button type="button" aria-label="Share" onClick={share}>
        <ShareIcon />
      </button>
      <button type="button" aria-label="Print" onClick={print}>
        <PrintIcon />
      </button>
      <button
        type="button"
        className={styles.heart}
        aria-label={`${likes} ${likes === 1 ? 'like' : 'likes'}: like this article`}
        aria-pressed={likedByMe}
        {...unless(busy, press)}
      >
        <HeartIcon />
        <span className="num">{likes}</span>
      </button>
      <p className={styles.outcome} role="status">
        {said}
      </p>
    </div>
  );
}
