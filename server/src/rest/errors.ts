import type { ErrorRequestHandler } from 'express';
import { MESSAGES } from 'domain/vocabulary/messages';
import { isConnectionError } from '../database/errors.js';
import { RETRY_AFTER_UNAVAILABLE_S, UNAVAILABLE_MESSAGE } from '../graphql/errors.js';
import { newId } from '../platform/ids.js';
import type { Logger } from '../platform/logger.js';
import { sendFailure } from './envelope.js';

/** What the reading of a request can refuse, in words. */
const MESSAGE_OF: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Check that the body is well-formed JSON.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'Send the request as application/json in UTF-8.',
};

function statusIn(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  const code = (error as { extensions?: { code?: unknown } } | null)?.extensions?.code;
  if (code === 'UNAVAILABLE' || isConnectionError(error)) return 503;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** The last of the line: every error that a handler let through becomes the envelope, with nothing of the inside in it. */
export function restErrors(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = statusIn(error);
    if (status === 503) {
      sendFailure(response, status, UNAVAILABLE_MESSAGE, [], RETRY_AFTER_UNAVAILABLE_S);
    } else if (status < 500) {
      sendFailure(response, status, MESSAGE_OF[status] ?? 'The request could not be read.');
    } else {
      const errorId = newId();
      log.error({ err: error as unknown, errorId, path: request.path }, 'a request failed');
      sendFailure(response, status, `${MESSAGES.unexpected} (${errorId})`);
    }
  };
}
