import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/session';
import { tabStorage } from '../../lib/tab-storage';
import { keptTexts } from './kept-texts';

/**
 * A text being written about an enquiry. It is kept in this tab, so that it is there after a reload or an ended session,
 * and in the browser's drafts, so that it is there after the tab was closed; both are empty after a sign-out. It is kept
 * under the writer's id, so that nobody else who signs in here is shown it. `start`: what it says where nothing is kept.
 */
export function useTextDraft(what: string, enquiryId: string, start = ''): [text: string, set: (text: string) => void] {
  const { user } = useSession();
  const owner = user?.id ?? '';
  const name = `${what}:${enquiryId}`;
  const key = `${what}:${owner}:${enquiryId}`;
  const [text, setText] = useState(() => tabStorage.read(key) ?? start);
  const isTyped = useRef(false);

  useEffect(() => {
    if (!owner) return undefined;
    const inTab = tabStorage.read(key);
    if (inTab !== undefined) {
      // who writes may be known only after the page is shown
      if (!isTyped.current) setText(inTab);
      return undefined;
    }
    let isOver = false;
    keptTexts
      .read(owner, name)
      .then((kept) => {
        // what is typed meanwhile wins
        if (isOver || isTyped.current || kept === undefined) return;
        tabStorage.write(key, kept);
        setText(kept);
      })
      // the tab's own copy is all there is
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [owner, name, key]);

  return [
    text,
    (next) => {
      isTyped.current = true;
      setText(next);
      if (next) tabStorage.write(key, next);
      else tabStorage.remove(key);
      if (owner) keptTexts.write(owner, name, next).catch(() => undefined);
    },
  ];
}
