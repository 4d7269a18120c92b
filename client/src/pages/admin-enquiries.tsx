import type { ReactNode } from 'react';
import { Inbox } from '../features/enquiries/inbox';
import type { HeadOf } from '../lib/head';
import { Office } from './office';

export const head: HeadOf = () => ({ title: 'Inbox', description: 'Enquiries waiting for an answer.', noindex: true });

export default function AdminEnquiriesPage(): ReactNode {
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
