import type { ReactNode } from 'react';
import { unless } from '../../ui/unless';
import { HeartIcon, PrintIcon, ShareIcon } from './icons';
import styles from './post.module.css?sheet';
import { useReactions, type ReactionProps } from './use-reactions';

/** Likes, sharing and printing. A like is the answer to whether it was useful. */
export function Reactions(props: ReactionProps): ReactNode {
  const { press, share, print, busy, said } = useReactions(props);
  const { likes, likedByMe } = props.counts;
  return (
    <div className={styles.like} id="reactions">
      <button type="button" className={styles.heart} aria-pressed={likedByMe} {...unless(busy, press)}>
        <HeartIcon />
        Like <span className="num">{likes}</span>
      </button>
      <span className="muted">{likedByMe ? 'Thank you.' : 'Was this useful?'}</span>
      <div className={styles.acts}>
        <button type="button" onClick={share}>
          <ShareIcon />
          Share
        </button>
        <button type="button" onClick={print}>
          <PrintIcon />
          Print
        </button>
      </div>
      <p className={styles.outcome} role="status">
        {said}
      </p>
    </div>
  );
}
