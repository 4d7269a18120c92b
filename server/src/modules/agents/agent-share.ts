import { shareFile, shareFileAddress, type ShareWords } from '../../platform/share-file.js';
import type { AgentRow } from './agent-row.js';

const PREFIX = 'agent-';

type Shared = Pick<AgentRow, 'id' | 'licensedName' | 'title' | 'headline'>;

/** What the picture of an agent's shared link says. */
export const agentShareWords = ({ licensedName, title, headline }: Shared): ShareWords => ({
  title: headline || licensedName,
  label: `${licensedName}, ${title.toLowerCase()}`,
});

export const agentShareAddress = (agent: Shared): string =>
  shareFileAddress(shareFile(PREFIX + agent.id, agentShareWords(agent)));

/** The agent whom the subject of a file names; undefined: it is something else's. */
export const agentOfSubject = (subject: string): string | undefined =>
  subject.startsWith(PREFIX) ? subject.slice(PREFIX.length) : undefined;
