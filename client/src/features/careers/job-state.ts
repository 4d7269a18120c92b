import type { JobStatus } from '@brokerage/domain/careers/jobs';

/** Where a job stands, as the office reads it. */
export const JOB_STATES: Readonly<Record<JobStatus, { label: string; look: string }>> = {
  DRAFT: { label: 'Draft', look: '' },
  OPEN: { label: 'Open', look: 'tag-good' },
  CLOSED: { label: 'Closed', look: 'tag-warn' },
  GONE: { label: 'Taken down', look: '' },
};
