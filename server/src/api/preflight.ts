import type { IncomingHttpHeaders } from 'node:http';

/** A header that another site's page cannot send without asking first. */
export const isPreflighted = (headers: IncomingHttpHeaders): boolean =>
  headers['apollo-require-preflight'] !== undefined || headers['x-apollo-operation-name'] !== undefined;
