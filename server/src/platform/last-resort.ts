import { isConnectionError } from './postgres/errors.js';
import type { Logger } from './logger.js';

/**
 * What nobody handled. A promise that was rejected because the database is away says nothing of our own state: it is logged,
 * and the process goes on. Anything else is a fault whose effects nobody knows: it is logged without the data that hangs on
 * it, and whoever watches the process starts it anew.
 */
export function surviveDatabase(log: Logger): void {
  process.on('unhandledRejection', (reason) => {
    if (isConnectionError(reason)) log.error({ err: reason }, 'a rejection that nobody waited for');
    else end(log, reason);
  });
  process.on('uncaughtException', (error) => end(log, error));
}

function end(log: Logger, error: unknown): void {
  log.fatal({ err: error }, 'a fault that nobody handled: the process ends');
  process.exit(1);
}
