import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';

/** Said of any part of a request that has to be text: as replacement characters nobody could tell what was meant. */
export const NOT_UTF8 = 'The body is not UTF-8. Send the text in UTF-8.';
/** The reader makes a 403 of whatever a check throws, and leaves this as it is. */
const TYPE = 'body.not.utf8';

export class NotUtf8Error extends Error {
  readonly status = 400;
  readonly type = TYPE;

  constructor() {
    super(NOT_UTF8);
  }
}

const isOfType = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === TYPE;

/** Other names of UTF-8 and of a part of it, as programs write them */
const UTF8_BY_ANOTHER_NAME = /(;\s*charset\s*=\s*"?)(?:utf8|(?:us-)?ascii)(?="?\s*(?:;|$))/i;

/** The one reader of JSON bodies: it refuses text that is not in the encoding it says. */
export function jsonBody(options: { limit: number | string; type?: string | string[] }): RequestHandler {
  const read = express.json({
    ...options,
    verify(_request, _response, bytes, encoding) {
      if (encoding === 'utf-8' && !isUtf8(bytes)) throw new NotUtf8Error();
    },
  });
  return (request, response, next) => {
    const type = request.headers['content-type'];
    if (type !== undefined) request.headers['content-type'] = type.replace(UTF8_BY_ANOTHER_NAME, '$1utf-8');
    read(request, response, (error?: unknown) => next(isOfType(error) ? new NotUtf8Error() : error));
  };
}
