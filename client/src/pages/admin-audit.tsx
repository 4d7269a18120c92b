import type { ReactNode } from 'react';
import { AuditList } from '../features/people/audit-list';
import type { HeadOf } from '../lib/head';
import { Office } from './office';

export const head: HeadOf = () => ({
  title: 'Audit',
  description: 'Who did what to whom. Nothing here can be changed.',
  noindex: true,
});

export default function AdminAuditPage(): ReactNode {
  return (
    <Office
      trail={[{ label: 'System' }, { label: 'Audit' }]}
      title="Audit"
      lead="Who did what to whom. Nothing here can be changed."
    >
      <AuditList />
    </Office>
  );
}
