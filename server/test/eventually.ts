import { setTimeout as pause } from 'node:timers/promises';

/** Only so that what never holds ends the test */
const WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 20;

/** Runs `expectations` until they hold; after a while it throws what still does not. */
export async function eventually<T>(expectations: () => T | Promise<T>, withinMs = WITHIN_MS): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await expectations();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(LOOK_EVERY_MS);
  }
}
