import type { ReactNode } from 'react';
import { MyLeads } from '../../features/enquiries/desk/my-leads';
import type { HeadOf } from '../../lib/head';
import { DeskPage } from '../../app/layouts/desk-page';

export const head: HeadOf = () => ({ title: 'My leads', description: 'The leads on your desk.', noindex: true });

export default function AccountLeadsPage(): ReactNode {
  return (
    <DeskPage title="My leads" lead="Your leads, most urgent first.">
      <MyLeads />
    </DeskPage>
  );
}
