import { useEffect, useRef, useState } from 'react';
import { readToken, useSession } from '../../lib/session';

export interface Likes {
  likes: number;
  likedByMe: boolean;
}
export interface Counts extends Likes {
  /** Told to every part of the page that shows them */
  change: (likes: Likes) => void;
}

const VIEW = 'mutation ViewBlog($id: ID!) { viewBlog(id: $id) { counts { likes likedByMe } } }';
interface Viewed {
  data?: { viewBlog: { counts: Likes | null } | null };
}

/** Without Apollo, which most readers of a post never need. Undefined where there is no answer. */
async function countView(id: string): Promise<Likes | undefined> {
  const token = readToken();
  const reply = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: VIEW, variables: { id } }),
  });
  if (!reply.ok) return undefined;
  const { data } = (await reply.json()) as Viewed;
  return data?.viewBlog?.counts ?? undefined;
}

/**
 * The page was made for everybody: who looks at it is counted, and told whether they like it, once it is there. Where that
 * fails nothing is said (customer spec §8).
 */
export function useCounts(id: string, likes: number): Counts {
  const { state } = useSession();
  const [counts, set] = useState<Likes>({ likes, likedByMe: false });
  const isPressed = useRef(false);
  useEffect(() => {
    if (state === 'loading') return;
    let gone = false;
    isPressed.current = false;
    countView(id).then(
      (found) => {
        // what was read before somebody pressed must not undo the press
        if (!gone && found && !isPressed.current) set(found);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, state]);
  const change = (pressed: Likes): void => {
    isPressed.current = true;
    set(pressed);
  };
  return { ...counts, change };
}
