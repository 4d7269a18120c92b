import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ConsolePage } from '../../app/layouts/console-page';
import { AgentEditor } from '../../features/agents/agent-editor';
import { consolePaths } from '../../lib/console-paths';
import type { HeadOf } from '../../lib/head';

export const head: HeadOf = () => ({ title: 'Agent', description: 'The editor of agents.', noindex: true });

/** /agentManager/new for somebody new, /agentManager/:id for an agent who exists. */
export default function AgentEditorPage(): ReactNode {
  const { id = '' } = useParams();
  return (
    <AgentEditor
      key={id}
      id={id === 'new' ? undefined : id}
      frame={(parts) => (
        <ConsolePage trail={[{ label: 'Agents', to: consolePaths.agents }, { label: parts.title }]} {...parts} />
      )}
    />
  );
}
