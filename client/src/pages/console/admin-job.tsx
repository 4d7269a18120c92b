import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ConsolePage } from '../../app/layouts/console-page';
import { JobEditor } from '../../features/careers/job-editor';
import { consolePaths } from '../../lib/console-paths';
import type { HeadOf } from '../../lib/head';

export const head: HeadOf = () => ({ title: 'Job', description: 'The editor of jobs.', noindex: true });

/** /admin/jobs/new for a new one, /admin/jobs/:id for one that exists. */
export default function AdminJobPage(): ReactNode {
  const { id = '' } = useParams();
  return (
    <JobEditor
      key={id}
      id={id === 'new' ? undefined : id}
      frame={(parts) => (
        <ConsolePage trail={[{ label: 'Jobs', to: consolePaths.jobs }, { label: parts.title }]} {...parts} />
      )}
    />
  );
}
