import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConsolePage } from '../../app/layouts/console-page';
import { JobsList } from '../../features/careers/jobs-list';
import { consolePaths } from '../../lib/console-paths';
import type { HeadOf } from '../../lib/head';
import { ButtonLink } from '../../ui/console/button';

export const head: HeadOf = () => ({ title: 'Jobs', description: 'The jobs and who applied.', noindex: true });

export default function AdminJobsPage(): ReactNode {
  return (
    <ConsolePage
      title="Jobs"
      lead="Publish what we’re hiring for, and see who applied."
      actions={
        <ButtonLink look="main" to={consolePaths.job('new')}>
          <Plus size={18} aria-hidden="true" /> Add a job
        </ButtonLink>
      }
    >
      <JobsList />
    </ConsolePage>
  );
}
