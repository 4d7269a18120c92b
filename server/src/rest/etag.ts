import type { Request, Response } from 'express';
import { etagOf, isNamed } from '../platform/etag.js';

/**
 * Names what is sent by its content. True where the visitor has it already and was told so; Express's own comparison is
 * switched off by `Cache-Control: no-cache`.
 */
export function answeredUnchanged(request: Request, response: Response, text: string): boolean {
  const etag = etagOf(text);
  response.set('ETag', etag);
  const unchanged = isNamed(request.get('if-none-match'), etag);
  if (unchanged) response.status(304).end();
  return unchanged;
}

/** Sends a text under the name of its content. */
export function sendNamed(request: Request, response: Response, text: string): void {
  if (!answeredUnchanged(request, response, text)) response.send(text);
}
