import type { ReactNode } from 'react';
import { Inbox } from '../features/enquiries/inbox';
import { Office } from './office';
import type { HeadOf } from '../lib/head';

export const head: HeadOf = () => ({ title: 'Inbox', description: 'Enquiries waiting for an answer.', noindex: true });

export default function AdminPage(): ReactNode {
  return (
    <Office
      trail={[{ label: 'Office' }, { label: 'Inbox' }]}
      title="Inbox"
      lead="Everybody here was promised an answer within 24 hours."
    >
      <Inbox />
    </Office>
  );
}
