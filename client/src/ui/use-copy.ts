import { useState } from 'react';

const COPIED = 'Copied';

interface Copying {
  copy: () => Promise<void>;
  /** How it went; empty before */
  said: string;
  copied: boolean;
}

/** Copies a text to the clipboard. `refused`: what to do where the browser does not. */
export function useCopy(text: string, refused: string): Copying {
  const [said, setSaid] = useState('');
  async function copy(): Promise<void> {
    // a page without HTTPS has no clipboard at all
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    setSaid(done ? COPIED : refused);
  }
  return { copy, said, copied: said === COPIED };
}
