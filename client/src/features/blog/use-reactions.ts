import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberOrigin } from '../../lib/origin';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { useLikeBlogCommand } from './after-post.generated';
import type { Counts } from './use-counts';

export interface ReactionProps {
  id: string;
  title: string;
  counts: Counts;
}

/** What somebody does with a post from the buttons beside and below it. `said`: what came of it. */
export function useReactions({ id, title, counts }: ReactionProps) {
  const { state } = useSession();
  const navigate = useNavigate();
  const [like, busy] = useLikeBlogCommand();
  const [said, setSaid] = useState('');

  async function press(): Promise<void> {
    if (state !== 'signed-in') {
      rememberOrigin(window.location.pathname);
      await navigate(paths.auth);
      return;
    }
    const { likes, likedByMe, change } = counts;
    const liked = !likedByMe;
    change({ likes: likes + (liked ? 1 : -1), likedByMe: liked });
    const { done, payload, problem } = await like({ id, liked });
    change(done ? { likes: payload?.likes ?? likes, likedByMe: liked } : { likes, likedByMe });
    setSaid(problem ?? '');
  }

  async function share(): Promise<void> {
    const url = window.location.origin + window.location.pathname;
    try {
      const canShare = 'share' in navigator;
      if (canShare) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setSaid('Link copied');
    } catch (error) {
      // closing the sheet is a decision
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(`Copy this address: ${url}`);
    }
  }

  return { press: () => void press(), share: () => void share(), print: () => window.print(), busy, said };
}
