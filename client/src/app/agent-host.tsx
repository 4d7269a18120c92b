import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths';
import { Loading } from '../ui/loading';
import { pageAt, type Match, type Matching, type PageRoute } from './routes';

/** What the server says of an agent's host, in the attributes of the document. */
export interface AgentHost {
  /** The name in their address */
  agent: string;
  /** The site's own address */
  site: string;
}

/** Public pages that take a password or the token of an account. */
const OF_ACCOUNTS: readonly string[] = [paths.auth, paths.resetPassword, paths.verifyEmail];

/** Sessions belong to one host: nobody signs in on an agent's, so that no token is ever kept there. */
const needsAccount = ({ page }: Match): boolean => page.requires !== undefined || OF_ACCOUNTS.includes(page.path);

function elsewhereOn(site: string): PageRoute {
  function Elsewhere(): ReactNode {
    const { pathname, search, hash } = useLocation();
    useEffect(() => window.location.replace(site + pathname + search + hash), [pathname, search, hash]);
    return <Loading />;
  }
  const load: PageRoute['load'] = () => Promise.resolve({ default: Elsewhere });
  return { path: '*', layout: 'bare', load, Component: Elsewhere };
}

const { page: agentPage } = pageAt(paths.agent('any'));
/** There it is a site of its own, with the agent's header and footer; elsewhere it stands between the site's. */
const OWN_SITE: PageRoute = { ...agentPage, layout: 'bare' };

/**
 * The pages of an agent's own host: theirs in place of the home page, without the assistant. What needs an account stands
 * on the site's own host; the server leads there too.
 */
export function pagesOf({ agent = '', site = '' }: Partial<AgentHost>): Matching {
  const elsewhere = elsewhereOn(site);
  return (pathname) => {
    if (pathname === paths.home)
      return { ...pageAt(paths.agent(agent)), page: OWN_SITE, as: paths.agent(agent), quiet: true };
    const match = pageAt(pathname);
    if (match.page === agentPage) return { ...match, page: OWN_SITE, quiet: true };
    if (!needsAccount(match)) return { ...match, quiet: true };
    return { page: elsewhere, params: {}, elsewhere: site + pathname, quiet: true };
  };
}
