import { useApi } from '../../lib/use-api';
import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session';
import { ViewBlogDocument } from './view.generated';

export interface Likes {
  likes: number;
  likedByMe: boolean;
}
export interface Counts extends Likes {
  /** Told to every part of the page that shows them */
  change: (likes: Likes) => void;
}

/**
 * The page was made for everybody: who looks at it is counted, and told whether they like it, once it is there. Where that
 * fails nothing is said (customer spec §8).
 */
export function useCounts(id: string, likes: number): Counts {
  const client = useApi();
  const { state } = useSession();
  const [counts, change] = useState<Likes>({ likes, likedByMe: false });
  useEffect(() => {
    if (state === 'loading') return;
    let gone = false;
    client.mutate({ mutation: ViewBlogDocument, variables: { id } }).then(
      ({ data }) => {
        if (!gone && data?.viewBlog.counts) change(data.viewBlog.counts);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [client, id, state]);
  return { ...counts, change };
}
