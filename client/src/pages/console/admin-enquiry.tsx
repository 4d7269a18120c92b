import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EnquiryDetail, useEnquirer } from '../../features/enquiries/file/detail';
import { Onlookers } from '../../features/enquiries/file/onlookers/onlookers';
import { EnquiryStyles } from '../../features/enquiries/file/styles';
import { ConsolePage } from '../../app/layouts/console-page';
import type { HeadOf } from '../../lib/head';
import { consolePaths } from '../../lib/console-paths';

export const head: HeadOf = () => ({ title: 'Enquiry', description: 'One enquiry in full.', noindex: true });

export default function AdminEnquiryPage(): ReactNode {
  const { id = '' } = useParams();
  const enquirer = useEnquirer(id);
  const title = enquirer?.name ?? 'Enquiry';
  return (
    <ConsolePage
      trail={[{ label: 'Inbox', to: consolePaths.enquiries }, { label: title }]}
      title={title}
      lead={enquirer?.lead}
      actions={enquirer?.actions}
    >
      <EnquiryStyles />
      {enquirer && <Onlookers id={id} />}
      <EnquiryDetail key={id} id={id} />
    </ConsolePage>
  );
}
