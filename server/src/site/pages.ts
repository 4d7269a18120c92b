import type { Request, RequestHandler, Response } from 'express';
import { prepareReply, type PublicCache } from '../platform/cache.js';
import type { Logger } from '../platform/logger.js';
import { fallbackPage } from './fallback-page.js';
import type { ClientBuild, Execute } from './renderer.js';
import { sendCached } from './send-cached.js';
import { PageTemplate } from './template.js';

/** Runs operations as a signed-out visitor and tells what the answers were made from. */
export interface VisitorExecution {
  execute: Execute;
  tags: ReadonlySet<string>;
  /** True once any operation failed: such a page is shown, and not kept. */
  readonly failed: boolean;
}

export interface PagesOptions {
  build: ClientBuild;
  cache: PublicCache;
  log: Logger;
  siteUrl: string;
  visitor: (request: Request) => Promise<VisitorExecution>;
}

/** A page's key: agents' hosts show other pages at the same address. A query is never kept: there are too many. */
export function pageKey(host: string | undefined, url: string): string | undefined {
  return url.includes('?') ? undefined : `page ${host ?? ''} ${url}`;
}

/**
 * Every address that is not an API call is a page, rendered as a signed-out visitor sees it. The browser checks the
 * page again with its ETag at each visit, so that a change of rates shows at once and an unchanged page costs a 304.
 */
export function pages({ build, cache, log, siteUrl, visitor }: PagesOptions): RequestHandler {
  const template = new PageTemplate(build.webDir);

  return async (request: Request, response: Response): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('This address only shows a page.');
      return;
    }
    const generation = cache.begin();
    const run = await visitor(request);
    try {
      const page = await build.render({ url: new URL(request.originalUrl, siteUrl), execute: run.execute });
      if (page.redirect) {
        response.redirect(302, page.redirect);
        return;
      }
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': page.cacheable ? 'public, no-cache' : 'no-store',
        Vary: 'Accept-Encoding',
        ...ownHeaders(response),
      };
      const body = template.compose(page);
      const reply = await prepareReply({ status: page.status, headers, body, tags: run.tags });
      const key = pageKey(request.headers.host, request.originalUrl);
      if (key && page.cacheable && page.status === 200 && !run.failed) cache.put(key, reply, generation);
      sendCached(request, response, reply);
    } catch (error) {
      log.error({ err: error, requestId: request.id, path: request.path }, 'a page could not be rendered');
      response.status(500).set('Cache-Control', 'no-store').type('html').send(fallbackPage());
    }
  };
}

/** The security headers set before us: a kept page must carry them too, for it is sent before any middleware runs. */
function ownHeaders(response: Response): Record<string, string> {
  const kept = Object.entries(response.getHeaders()).filter(([name]) => !['x-request-id', 'vary'].includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
