import { createHash } from 'node:crypto';

/** Four characters tell the versions of a named file apart, and the first load is full of them. */
export const HASH = 4;

export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, HASH);
