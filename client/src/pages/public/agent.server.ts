import type { Api } from '../../lib/api';
import { agentFacts, hasMoved, preloadAgent, readAgent, subdomainOf } from '../../features/agent-site/agent-site';
import { paths } from '../../lib/paths';
import { preload as preloadHomePage } from './home.server';

interface At {
  params: Record<string, string | undefined>;
  client: Api;
}

/** Of an address that is nobody's, the home page is shown: what it shows is asked for as well. */
export async function preload(client: Api, at: Pick<At, 'params'>): Promise<unknown> {
  await preloadAgent(client, subdomainOf(at.params));
  return readAgent(client, subdomainOf(at.params)) === null ? preloadHomePage(client) : undefined;
}

export const answer = (at: At): { redirect?: string; missing?: true } => {
  const agent = readAgent(at.client, subdomainOf(at.params));
  if (agent === null) return { missing: true };
  return agent && hasMoved(at.params['subdomain'] ?? '', agent) ? { redirect: paths.agent(agent.subdomain) } : {};
};

export const facts = ({ origin, ...at }: At & { origin: string }): object[] => {
  const agent = readAgent(at.client, subdomainOf(at.params));
  return agent ? agentFacts(agent, origin) : [];
};
