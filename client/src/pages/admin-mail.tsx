import type { ReactNode } from 'react';
import { MailList } from '../features/mail/mail-list';
import { Office } from './office';
import type { HeadOf } from '../lib/head';

export const head: HeadOf = () => ({
  title: 'E-mails',
  description: 'E-mails sent, waiting and failed.',
  noindex: true,
});

export default function AdminMailPage(): ReactNode {
  return (
    <Office
      trail={[{ label: 'Office' }, { label: 'E-mails' }]}
      title="E-mails"
      lead="What the site sends, and what could not be sent."
    >
      <MailList />
    </Office>
  );
}
