import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../../platform/logger.js';

const LOOK_EVERY_MS = 500;

/** A server that may die on its own: killed by the system, or by a full disk. */
export interface Mortal {
  isRunning(): boolean;
  /** Starts it again at the same address; throws where it cannot be */
  restart(): Promise<void>;
}

/**
 * Looks after a server that nobody else does: one that died is started again, with a line in the log. `giveUp` is called where
 * that fails. Gives what ends the watch, to be called before the server is stopped.
 */
export function keepRunning(server: Mortal, log: Logger, giveUp: () => void = () => process.exit(1)): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted || server.isRunning()) continue;
      log.error('the embedded PostgreSQL ended by itself: starting it again');
      try {
        await server.restart();
        log.info('the embedded PostgreSQL runs again');
      } catch (error) {
        log.fatal({ err: error }, 'the embedded PostgreSQL could not be started again: the process ends');
        giveUp();
        return;
      }
    }
  };
  void watch();
  return () => stopping.abort();
}
