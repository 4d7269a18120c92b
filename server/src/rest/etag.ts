import { createHash } from 'node:crypto';
import type { Request } from 'express';

/** Names a body by its content. */
export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Weak comparison, as RFC 9110 §13.1.2 asks of If-None-Match; Express's own is switched off by `Cache-Control: no-cache`. */
export function isUnchanged(request: Request, etag: string): boolean {
  const known = request.get('if-none-match')?.split(',') ?? [];
  return known.some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')));
}
