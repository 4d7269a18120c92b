import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EnquiryDetail, useEnquirer } from '../features/enquiries/enquiry-detail';
import { Office } from './office';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';

export const head: HeadOf = () => ({ title: 'Enquiry', description: 'One enquiry with its details.', noindex: true });

export default function AdminEnquiryPage(): ReactNode {
  const { id = '' } = useParams();
  const enquirer = useEnquirer(id);
  const title = enquirer?.name ?? 'Enquiry';
  return (
    <Office
      trail={[{ label: 'Office' }, { label: 'Inbox', to: paths.adminEnquiries }, { label: title }]}
      title={title}
      lead={enquirer?.lead}
      actions={enquirer?.actions}
    >
      <EnquiryDetail key={id} id={id} />
    </Office>
  );
}
