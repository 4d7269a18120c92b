import type http from 'node:http';
import { isbot } from 'isbot';
import { splitTarget } from './page-key.js';

export interface PageHits {
  /** The pattern of the page at a path; undefined for pages that are not counted */
  routeOf: (path: string) => string | undefined;
  count: (route: string) => void;
}

/**
 * Counts the pages that are served, by route and without a visitor: for everybody, whatever they chose. What a browser
 * fetches ahead, and what a machine fetches, is nobody's page.
 */
export function countPages(next: http.RequestListener, { routeOf, count }: PageHits): http.RequestListener {
  return (request, response) => {
    if (isVisit(request)) {
      response.once('finish', () => {
        const isPage =
          response.statusCode === 304 || String(response.getHeader('content-type')).startsWith('text/html');
        const shown = isPage && (response.statusCode === 200 || response.statusCode === 304);
        const route = shown ? routeOf(splitTarget(request.url ?? '').path) : undefined;
        if (route !== undefined) count(route);
      });
    }
    next(request, response);
  };
}

function isVisit({ method, headers }: http.IncomingMessage): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false;
  const ahead = [headers['sec-purpose'], headers['purpose']].some((purpose) => String(purpose).includes('prefetch'));
  const agent = headers['user-agent'];
  return !ahead && agent !== undefined && !isbot(agent);
}
