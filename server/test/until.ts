import { setTimeout as pause } from 'node:timers/promises';
import { HANG_MS } from './waits.js';

const LOOK_EVERY_MS = 20;

/** What `look` finds, as soon as it finds something; a look that fails is one that finds nothing yet. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>, what = 'it'): Promise<T> {
  const end = Date.now() + HANG_MS;
  let cause: unknown;
  for (;;) {
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw new Error(`${what} did not come`, { cause });
    await pause(LOOK_EVERY_MS);
  }
}
