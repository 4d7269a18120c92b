import { setTimeout as sleep } from 'node:timers/promises';
import { messageForLog } from '../platform/error-for-log.js';
import type { Logger } from '../platform/logger.js';
import { isConnectionError } from '../platform/postgres/errors.js';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;

/** Tries until the database is there; what is not the database's absence is thrown. */
export async function whenReachable<T>(log: Logger, open: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await open();
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      log.warn({ reason: messageForLog(error), nextTryMs: wait }, 'waiting for the database');
      await sleep(wait * (0.75 + Math.random() / 2));
    }
  }
}
