import type { ReactNode } from 'react';
import { AuditList } from '../../features/audit/audit-list';
import type { HeadOf } from '../../lib/head';
import { ConsolePage } from '../../app/layouts/console-page';

export const head: HeadOf = () => ({
  title: 'Audit',
  description: 'Every change, by whom and when. Nothing here can be edited.',
  noindex: true,
});

export default function AdminAuditPage(): ReactNode {
  return (
    <ConsolePage title="Audit" lead="Every change, by whom and when. Nothing here can be edited.">
      <AuditList />
    </ConsolePage>
  );
}
