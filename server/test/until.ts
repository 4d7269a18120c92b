import { setTimeout as pause } from 'node:timers/promises';

/** Only so that what never comes ends the test */
const WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** What `look` finds, as soon as it finds something. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>, what: string): Promise<T> {
  const end = Date.now() + WITHIN_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await pause(LOOK_EVERY_MS);
  }
}
