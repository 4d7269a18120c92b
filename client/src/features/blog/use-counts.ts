import { useEffect, useState } from 'react';
import { readToken, useSession } from '../../lib/session';

export interface Likes {
  likes: number;
  likedByMe: boolean;
}
export interface Counts extends Likes {
  /** Told to every part of the page that shows them */
  change: (likes: Likes) => void;
}

/** By the documented call and not by Apollo, which most readers of a post never need. Undefined where there is no answer. */
async function countView(id: string): Promise<Likes | undefined> {
  const token = readToken();
  const reply = await fetch(`/api/blogs/${encodeURIComponent(id)}/views`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!reply.ok) return undefined;
  const { data } = (await reply.json()) as { data: Likes };
  return { likes: data.likes, likedByMe: data.likedByMe };
}

/**
 * The page was made for everybody: who looks at it is counted, and told whether they like it, once it is there. Where that
 * fails nothing is said (customer spec §8).
 */
export function useCounts(id: string, likes: number): Counts {
  const { state } = useSession();
  const [counts, change] = useState<Likes>({ likes, likedByMe: false });
  useEffect(() => {
    if (state === 'loading') return;
    let gone = false;
    countView(id).then(
      (found) => {
        if (!gone && found) change(found);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, state]);
  return { ...counts, change };
}
