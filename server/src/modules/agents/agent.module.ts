import { defineModule } from '../../manifest/module.js';
import { SETTINGS } from '../settings/settings.module.js';
import { AgentHosts } from './agent-hosts.js';
import { AgentEditService } from './agent-edit.service.js';
import { Agent } from './agent.entity.js';
import { PHOTOS } from './agent.limits.js';
import { AgentResolver } from './agent.resolver.js';
import { AGENT_CALLS } from './agent.routes.js';
import { AgentService } from './agent.service.js';
import { LICENCE_EXPIRING } from './emails/licence-expiring.email.js';
import { WARN_OF_EXPIRY } from './licence-warning.js';
import { SubdomainHistory } from './subdomain-history.entity.js';

export const AGENTS = defineModule({
  name: 'agents',
  needs: [SETTINGS],
  entities: [Agent, SubdomainHistory],
  resolvers: [AgentResolver],
  services(platform, { settings }) {
    const agents = new AgentService(platform, settings);
    return { agents, agentEdits: new AgentEditService(platform, agents), agentHosts: new AgentHosts(platform) };
  },
  limits: [PHOTOS],
  emails: [LICENCE_EXPIRING],
  publicFields: { queries: { agents: ['agents', 'settings'], agent: ['agents', 'settings'] } },
  schedules: [WARN_OF_EXPIRY],
  rest: AGENT_CALLS,
});
