import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConsolePage } from '../../app/layouts/console-page';
import { AgentsList } from '../../features/agents/agents-list';
import { consolePaths } from '../../lib/console-paths';
import type { HeadOf } from '../../lib/head';
import { ButtonLink } from '../../ui/console/button';

export const head: HeadOf = () => ({ title: 'Agents', description: 'The agents and their pages.', noindex: true });

export default function AgentManagerPage(): ReactNode {
  return (
    <ConsolePage
      title="Agents"
      lead="Edit the agents’ pages, and keep their licences current."
      actions={
        <ButtonLink look="main" to={consolePaths.agent('new')}>
          <Plus size={18} aria-hidden="true" /> Add an agent
        </ButtonLink>
      }
    >
      <AgentsList />
    </ConsolePage>
  );
}
