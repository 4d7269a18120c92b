import { useState } from 'react';
import { useSession } from '../../lib/session';
import { tabStorage } from '../../lib/tab-storage';

/**
 * A note being written, kept in this tab: an ended session leads to the sign-in and back, and the text is still there. It
 * is kept under the writer's id, so that nobody else who signs in here is shown it.
 */
export function useNoteDraft(enquiryId: string): [text: string, set: (text: string) => void] {
  const { user } = useSession();
  const key = `note:${user?.id ?? ''}:${enquiryId}`;
  const [text, setText] = useState(() => tabStorage.read(key) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next) tabStorage.write(key, next);
      else tabStorage.remove(key);
    },
  ];
}
