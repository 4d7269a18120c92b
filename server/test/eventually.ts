import { setTimeout as pause } from 'node:timers/promises';
import { HANG_MS } from './waits.js';

const LOOK_EVERY_MS = 20;

/** Runs `expectations` until they hold; after a while it throws what still does not. */
export async function eventually<T>(expectations: () => T | Promise<T>): Promise<T> {
  const end = Date.now() + HANG_MS;
  for (;;) {
    try {
      return await expectations();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(LOOK_EVERY_MS);
  }
}
