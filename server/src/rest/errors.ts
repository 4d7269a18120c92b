import type { ErrorRequestHandler, Request, Response } from 'express';
import type { ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import { isObject, objectOf } from '@brokerage/domain/data/objects';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { pathForLog } from '../platform/http-log.js';
import { isConnectionError } from '../platform/postgres/errors.js';
import { RETRY_AFTER_UNAVAILABLE_S, UNAVAILABLE_MESSAGE } from '../api/errors.js';
import { NotUtf8Error } from '../api/json-body.js';
import { RateLimitedError } from '../platform/limits.js';
import type { Logger } from '../platform/logger.js';
import { sendFailure as sendEnvelope } from './envelope.js';

/** What the reading of a request can refuse, in words. */
const MESSAGE_OF: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Check that the body is well-formed JSON.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'Send the request as application/json in UTF-8.',
};

/** `%ff` and its like in a path */
const BAD_ADDRESS = 'The address could not be read. Check its percent-encoding.';

function wordsFor(error: unknown, status: number): string {
  if (error instanceof URIError) return BAD_ADDRESS;
  return error instanceof NotUtf8Error ? error.message : (MESSAGE_OF[status] ?? 'The request could not be read.');
}

/** The status that an error which nobody handled is answered with. */
export function statusIn(error: unknown): number {
  const { status, extensions } = objectOf(error);
  const { code } = objectOf(extensions);
  if (code === 'UNAVAILABLE' || isConnectionError(error)) return 503;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

const wordsOf = new WeakMap<object, string>();

/** The catalogue's words for whatever ends this call. */
export function noteWords(error: unknown, words: string): void {
  if (typeof error === 'object' && error !== null) wordsOf.set(error, words);
}

/** /graphql answers in its own shape also what never came to be an operation. */
const failureFor = ({ path }: Request): typeof sendEnvelope => (path === '/graphql' ? sendGraphqlError : sendEnvelope);

function sendGraphqlError(
  response: Response,
  status: number,
  message: string,
  _errors: unknown,
  retryAfter?: number,
): void {
  const code: ErrorCode = GRAPHQL_CODE[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  const extensions = { code, ...(retryAfter !== undefined && { retryAfter }) };
  response
    .set('Cache-Control', 'no-store')
    .status(status)
    .json({ errors: [{ message, extensions }] });
}
const GRAPHQL_CODE: Readonly<Record<number, ErrorCode>> = { 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' };

/** The last of the line: every error that a handler let through becomes the envelope, with nothing of the inside in it. */
export function restErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const words = isObject(error) ? wordsOf.get(error) : undefined;
    const sendFailure = failureFor(request);
    if (error instanceof RateLimitedError) {
      sendFailure(response, 429, words ?? error.message, [], error.retryAfterSeconds);
      return;
    }
    const status = statusIn(error);
    if (status === 503) {
      sendFailure(response, status, words ?? UNAVAILABLE_MESSAGE, [], RETRY_AFTER_UNAVAILABLE_S);
    } else if (status < 500) {
      sendFailure(response, status, words ?? wordsFor(error, status));
    } else {
      // the reply's X-Request-Id leads to this line
      log.error({ err: error, requestId: request.id, path: pathForLog(request.path) }, 'a request failed');
      sendFailure(response, status, words ?? MESSAGES.unexpected);
    }
  };
}
