import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { MyLead, useMyLead } from '../../features/enquiries/desk/my-lead';
import { EnquiryStyles } from '../../features/enquiries/file/styles';
import type { HeadOf } from '../../lib/head';
import { deskPaths } from '../../lib/desk-paths';
import { DeskPage } from '../../app/layouts/desk-page';

export const head: HeadOf = () => ({ title: 'Lead', description: 'One lead on your desk.', noindex: true });

export default function AccountLeadPage(): ReactNode {
  const { id = '' } = useParams();
  const found = useMyLead(id);
  const title = found?.name ?? 'Lead';
  return (
    <DeskPage
      trail={[{ label: 'My leads', to: deskPaths.leads }, { label: title }]}
      title={title}
      lead={found?.lead}
      actions={found?.actions}
    >
      <EnquiryStyles />
      <MyLead key={id} id={id} />
    </DeskPage>
  );
}
