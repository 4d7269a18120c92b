import { createHash } from 'node:crypto';

/** Six characters tell a hundred files and their versions apart, and the first load is full of them. */
export const HASH = 6;

export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, HASH);
