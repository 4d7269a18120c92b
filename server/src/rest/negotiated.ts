import type { IncomingMessage } from 'node:http';
import { wantsPage } from './negotiation.js';
import type { RestTable } from './table.js';

export type MayBePage = (path: string, request: Pick<IncomingMessage, 'method' | 'headers'>) => boolean;

/** As the router compares: in any case, with or without a slash at the end. */
const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** Whether a page may answer the request: at a documented address that is a page too, only a browser's navigation gets one. */
export function makeMayBePage({ routes }: RestTable): MayBePage {
  const negotiated = new Set(routes.flatMap(({ alsoPage, path }) => (alsoPage ? [path] : [])));
  return (path, request) => !negotiated.has(plain(path)) || wantsPage(request);
}
