import type { Api } from '../../lib/api';
import { agentFacts, hasMoved, preloadAgent, readAgent, subdomainOf } from '../../features/agent-site/agent-site';
import { paths } from '../../lib/paths';

interface At {
  params: Record<string, string | undefined>;
  client: Api;
}

export const preload = (client: Api, at: Pick<At, 'params'>): Promise<unknown> =>
  preloadAgent(client, subdomainOf(at.params));

/** Of an address that is nobody's, the home page is shown. */
export { preload as preloadMissing } from './home.server';

export const answer = (at: At): { redirect?: string; missing?: true } => {
  const agent = readAgent(at.client, subdomainOf(at.params));
  if (agent === null) return { missing: true };
  return agent && hasMoved(at.params['subdomain'] ?? '', agent) ? { redirect: paths.agent(agent.subdomain) } : {};
};

export const facts = ({ origin, ...at }: At & { origin: string }): object[] => {
  const agent = readAgent(at.client, subdomainOf(at.params));
  return agent ? agentFacts(agent, origin) : [];
};
