import type { Request, RequestHandler, Response } from 'express';
import { pathForLog } from '../platform/http-log.js';
import { prepareReply, type CachedReply, type PublicCache } from '../platform/cache.js';
import type { Limits } from '../platform/interfaces.js';
import type { Logger } from '../platform/logger.js';
import { RETRY_AFTER_UNAVAILABLE_S } from '../api/errors.js';
import { SingleFlight } from '../platform/single-flight.js';
import { statusIn } from '../rest/errors.js';
import { prefersHtml } from '../rest/negotiation.js';
import { fallbackPage } from './fallback-page.js';
import { hasTime } from './processor-budget.js';
import { splitTarget, type AgentSite, type PageKey } from './page-key.js';
import type { ClientBuild, Execute } from './renderer.js';
import { sendRedirect } from './redirect.js';
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
  limits: Limits;
  log: Logger;
  siteUrl: string;
  /** Whose site a host is; null: the normal one */
  siteOf: (host: string | undefined) => Promise<AgentSite | null>;
  visitor: (request: Request) => Promise<VisitorExecution>;
  pageKey: PageKey;
}

/** A page to be made. */
interface Wish {
  request: Request;
  response: Response;
  generation: number;
  key: string | undefined;
  agent: AgentSite | null;
}

/** Above the page that a form without scripts was sent to. What was typed is gone: the browser has left the form. */
const NOTHING_SENT =
  '<p class="error-summary" role="alert"><b>Nothing was sent.</b> This form needs JavaScript. ' +
  'Turn it on and try again, or <a href="/contact">call or write to us</a>.</p>';

/** What every address that is missing at a pattern is answered with. */
const missingName = (agent: AgentSite | null, pattern: string): string =>
  `missing ${agent?.subdomain ?? ''} ${pattern}`;

/** What a page's making ended in. */
type Made = { redirect: string } | { reply: CachedReply };

/**
 * Every address that is not an API call is a page, rendered as a signed-out visitor sees it. The browser checks the
 * page again with its ETag at each visit, so that a change of rates shows at once and an unchanged page costs a 304.
 * Those who ask for the same page while it is made wait for it; who comes after a change waits for the new one.
 */
export function pages({ build, cache, limits, log, siteUrl, siteOf, visitor, pageKey }: PagesOptions): RequestHandler {
  const template = new PageTemplate(build.webDir);
  const making = new SingleFlight<Made>();

  const render = async (request: Request, agent: AgentSite | null, isKept?: (page: string) => boolean) => {
    const run = await visitor(request);
    const host = agent ? { agent: agent.subdomain, agentId: agent.id, site: siteUrl } : undefined;
    const url = addressOf(siteUrl, request.originalUrl);
    const page = await build.render({ url, execute: run.execute, host, isKept });
    // steps back, backslashes and bare letters of other alphabets: the address is what a browser makes of them
    const isSpelled = page.status === 404 || url.pathname === splitTarget(request.originalUrl).path;
    return { run, host, page: isSpelled ? page : { redirect: url.pathname, ...page } };
  };

  /** A form that was sent without its script: the same page again, which says so. */
  const refuse = async (request: Request, response: Response): Promise<void> => {
    response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
    try {
      const agent = prefersHtml(request) ? await siteOf(request.headers.host) : undefined;
      if (agent !== undefined && !agent?.moved) {
        const { page, host } = await render(request, agent);
        if (!page.redirect) {
          response.type('html').send(template.compose(page, host, NOTHING_SENT));
          return;
        }
      }
    } catch (error) {
      log.error({ err: error, requestId: request.id, path: pathForLog(request.path) }, 'a page could not be rendered');
    }
    response.type('text/plain').send('This address only shows a page.');
  };

  const make = async ({ request, response, generation, key, agent }: Wish): Promise<Made> => {
    const nameOf = (pattern: string): string => missingName(agent, pattern);
    const { run, host, page } = await render(request, agent, (pattern) => cache.get(nameOf(pattern)) !== undefined);
    if (page.redirect) return { redirect: page.redirect };
    const known = page.answeredBy === undefined ? undefined : cache.get(nameOf(page.answeredBy));
    if (known) return { reply: known };
    if (page.answeredBy !== undefined) return make({ request, response, generation, key, agent });
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': page.cacheable ? 'public, no-cache' : 'no-store',
      ...(page.status === 503 && { 'Retry-After': String(RETRY_AFTER_UNAVAILABLE_S) }),
      ...ownHeaders(response),
    };
    const body = template.compose(page, host);
    const reply = await prepareReply({ status: page.status, headers, body, tags: run.tags });
    if (page.cacheable && !run.failed) {
      if (key && page.status === 200) cache.put(key, reply, generation);
      if (page.missing !== undefined) cache.put(nameOf(page.missing), reply, generation);
    }
    return { reply };
  };

  return async (request: Request, response: Response): Promise<void> => {
    if (!(await hasTime(limits, request, response, true))) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      await refuse(request, response);
      return;
    }
    const generation = cache.begin();
    const agent = await siteOf(request.headers.host);
    if (agent?.moved) {
      sendRedirect(response, `${siteUrl}/agent/${agent.subdomain}`);
      return;
    }
    const key = pageKey(request, request.originalUrl, agent);
    const work = (): Promise<Made> => make({ request, response, generation, key, agent });
    // made while this request was on its way here
    const kept = key === undefined ? undefined : cache.get(key);
    if (kept) {
      sendCached(request, response, kept);
      return;
    }
    try {
      const made = await (key === undefined ? work() : making.run(`${generation} ${key}`, work));
      if ('redirect' in made) sendRedirect(response, made.redirect + splitTarget(request.originalUrl).search);
      else sendCached(request, response, made.reply);
    } catch (error) {
      const status = statusIn(error) === 503 ? 503 : 500;
      log.error({ err: error, requestId: request.id, path: pathForLog(request.path) }, 'a page could not be rendered');
      if (status === 503) response.set('Retry-After', String(RETRY_AFTER_UNAVAILABLE_S));
      response.status(status).set('Cache-Control', 'no-store').type('html').send(fallbackPage());
    }
  };
}

/** The page's address on the site's own origin, whatever the request says. */
function addressOf(siteUrl: string, target: string): URL {
  const { path, search } = splitTarget(target);
  const url = new URL(siteUrl);
  url.pathname = path;
  url.search = search;
  return url;
}

/** The headers set before us: a kept page must carry them too, for it is sent before any middleware runs. */
function ownHeaders(response: Response): Record<string, string> {
  response.vary('Accept-Encoding');
  const kept = Object.entries(response.getHeaders()).filter(([name]) => name !== 'x-request-id');
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
