import type { IncomingMessage } from 'node:http';
import { wantsPage } from './negotiation.js';
import type { RestTable } from './table.js';

export type MayBePage = (path: string, request: Pick<IncomingMessage, 'method' | 'headers'>) => boolean;

/** As the router compares: in any case, with or without a slash at the end. */
const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

/**
 * Whether a page may answer the request: never on the API's own host, and at a documented address that is a page too only
 * where a browser navigates.
 */
export function makeMayBePage(
  { routes }: RestTable,
  isOfApi: (request: Pick<IncomingMessage, 'headers'>) => boolean,
): MayBePage {
  const negotiated = new Set(routes.flatMap(({ alsoPage, path }) => (alsoPage ? [path] : [])));
  return (path, request) => !isOfApi(request) && (!negotiated.has(plain(path)) || wantsPage(request));
}
