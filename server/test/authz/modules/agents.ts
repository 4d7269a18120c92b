import type { Rows } from '../rows.js';

/** Refused by its address, so that no run leaves an agent for the next one. */
const AGENT = {
  licensedName: 'Robin Park',
  title: 'Mortgage broker',
  subdomain: 'www',
  licences: [{ province: 'ON', number: 'M24001234' }],
};

export const AGENTS: Rows = {
  rest: {
    'GET /api/agents': { who: 'PUBLIC', field: 'agents', answers: [200] },
    'GET /api/agents/{id}': { who: 'PUBLIC', field: 'agent', answers: [404] },
    'POST /api/agents': { who: 'ADMIN', field: 'createAgent', answers: [422], body: AGENT },
    'PUT /api/agents/{id}': { who: 'ADMIN', field: 'updateAgent', answers: [404], body: AGENT },
    'DELETE /api/agents/{id}': { who: 'ADMIN', field: 'deleteAgent', answers: [404] },
  },
  queries: {
    agent: 'PUBLIC',
    agents: 'PUBLIC',
    agentAddressProblem: 'ADMIN',
    deskAgent: 'ADMIN',
    deskAgents: 'ADMIN',
  },
  mutations: {
    createAgent: 'ADMIN',
    updateAgent: 'ADMIN',
    deleteAgent: 'ADMIN',
    uploadAgentPhoto: 'ADMIN',
    removeAgentPhoto: 'ADMIN',
  },
};
