import { SENDER } from '../intake/public.js';
import type { LeadOrigin } from './lead.entity.js';
import { AGENT } from '../agents/public.sql.js';

/** Written to an agent who is shown: it is theirs. Of anybody else, it is the office's. */
export const THE_AGENT = `(select a.id from ${AGENT} a where a.id = go."agentId" and a.active)`;

/** The source's part of the intake's statement. Only an agent's own page says whom a lead is for. */
export const insertLead = (source: LeadOrigin): string => `lead as (
  insert into lead (id, source, user_id, full_name, email, phone, details, agent_id)
  select "sourceId", '${source}', ${SENDER}, "fullName", "email", "phone", "answers", ${source === 'agent' ? THE_AGENT : 'null'} from go
)`;
