import type { IncomingMessage } from 'node:http';
import type { MayBePage } from '../rest/negotiated.js';

/** The agent whose site a page is part of. */
export interface AgentSite {
  id: string;
  subdomain: string;
  /** The host has a name that they gave up */
  moved: boolean;
}

/** null: the normal site; undefined: not known without asking. */
type SiteOf = (host: string | undefined) => AgentSite | null | undefined;

/** The names of the parameters that the page of a path reads. */
export type ParametersOf = (path: string) => readonly string[];

/** Path and query of a request target. */
export function splitTarget(target: string): { path: string; search: string } {
  const at = target.indexOf('?');
  return at < 0 ? { path: target, search: '' } : { path: target.slice(0, at), search: target.slice(at) };
}

/** `site` where it was asked for already */
export type PageKey = (request: IncomingMessage, target: string, site?: AgentSite | null) => string | undefined;

/**
 * Names the page that a request asks for; agents' hosts show other pages at the same address, and every other host shows
 * the site's own: a host that somebody invents makes no new name. Parameters that the page does not read (of campaigns,
 * mostly) never change it, so they are not in its name. Undefined where the page reads one of those that were sent: there
 * are too many values to keep each. Undefined, too, where only an API call may answer, and where a host leads elsewhere.
 */
export const makePageKey =
  (parametersOf: ParametersOf, mayBePage: MayBePage, siteOf: SiteOf): PageKey =>
  (request, target, site = siteOf(request.headers.host)) => {
    if (site === undefined || site?.moved) return undefined;
    const { path, search } = splitTarget(target);
    if (!mayBePage(path, request)) return undefined;
    if (search !== '') {
      const sent = new URLSearchParams(search);
      if (parametersOf(path).some((name) => sent.has(name))) return undefined;
    }
    return `page ${site?.subdomain ?? ''} ${path}`;
  };
