import { isApiHost, type OwnHosts } from '@brokerage/domain/agents/subdomain';
import type { Config } from './config.js';

type Named = Pick<Config, 'siteUrl' | 'siteDomain' | 'siteNamed'>;

/** What a request's host is compared with. */
export const ownHostsOf = ({ siteUrl, siteDomain, siteNamed }: Named): OwnHosts => ({
  siteHost: new URL(siteUrl).host,
  siteDomain: siteNamed ? siteDomain : undefined,
});

/** Tells whether a request came to the host of the API, which shows no page (decisions, routes). */
export function apiHostOf(config: Named): (request: { headers: { host?: string | undefined } }) => boolean {
  const own = ownHostsOf(config);
  return ({ headers: { host } }) => host !== undefined && isApiHost(host, own);
}
