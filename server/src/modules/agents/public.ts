/** What other nouns may use of this one. What their SQL may use is in `public.sql.ts`. */
export type { AgentEditService } from './agent-edit.service.js';
export { Agent } from './agent.entity.js';
export { AgentAwayInput, AgentHoursInput, type AgentInput } from './agent.inputs.js';
export type { AgentService } from './agent.service.js';
export { AgentHoursView } from './agent.types.js';
