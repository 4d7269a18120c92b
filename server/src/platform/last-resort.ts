import { isConnectionError } from './postgres/errors.js';
import type { Logger } from './logger.js';

/**
 * What nobody handled. A promise that was rejected because the database is away says nothing of our own state: it is logged,
 * and the process goes on. Anything else is a fault whose effects nobody knows: it is logged without the data that hangs on
 * it, the process ends in order with code 1, and whoever watches it starts it anew.
 */
export function surviveDatabase(log: Logger, stop: () => void): void {
  const end = (error: unknown): void => {
    log.fatal({ err: error }, 'a fault that nobody handled: the process ends');
    stop();
  };
  process.on('unhandledRejection', (reason) => {
    if (isConnectionError(reason)) log.error({ err: reason }, 'a rejection that nobody waited for');
    else end(reason);
  });
  process.on('uncaughtException', end);
}
