import { useState } from 'react';
import { succeeds } from '../lib/succeeds';

const COPIED = 'Copied';

interface Copying {
  copy: () => Promise<void>;
  /** How it went; empty before */
  said: string;
  copied: boolean;
}

/** Whether the clipboard took it. */
export const copyText = (text: string): Promise<boolean> =>
  // a page without HTTPS has no clipboard at all
  succeeds(Promise.resolve().then(() => navigator.clipboard.writeText(text)));

/** Copies a text to the clipboard. `refused`: what to do where the browser does not. */
export function useCopy(text: string, refused: string): Copying {
  const [said, setSaid] = useState('');
  async function copy(): Promise<void> {
    setSaid((await copyText(text)) ? COPIED : refused);
  }
  return { copy, said, copied: said === COPIED };
}
