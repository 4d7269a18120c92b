import { createHash } from 'node:crypto';

/** Names a content, whichever way it is packed: such a name is weak (RFC 9110 §8.8.3). */
export const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether If-None-Match names what there is. Weak comparison, as RFC 9110 §13.1.2 asks. */
export const isNamed = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((candidate) => ['*', opaque(etag)].includes(opaque(candidate))) ?? false;
