import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ConsolePage } from '../../app/layouts/console-page';
import { useFitHead } from '../../features/lender-fit/fit-head';
import { href } from '../../features/lender-fit/fit.module.css?sheet';
import { LenderFit } from '../../features/lender-fit/lender-fit';
import { consolePaths } from '../../lib/console-paths';
import type { HeadOf } from '../../lib/head';
import { PageStyles } from '../../ui/page-styles';
import { FileTabs } from '../../ui/console/file-tabs';

export const head: HeadOf = () => ({
  title: 'Lender fit',
  description: 'Which programs and lenders an application fits.',
  noindex: true,
});

export default function AdminLenderFitPage(): ReactNode {
  const { id = '' } = useParams();
  const file = useFitHead(id);
  const title = file?.title ?? 'Lender fit';
  const trail = [
    { label: 'Applications', to: `${consolePaths.enquiries}?kind=APPLICATION` },
    { label: file?.number ?? 'Application', to: consolePaths.application(id) },
    { label: 'Lender fit' },
  ];
  return (
    <ConsolePage trail={trail} title={title} lead={file?.number}>
      <PageStyles href={href} />
      <FileTabs id={id} current="fit" />
      <LenderFit key={id} id={id} />
    </ConsolePage>
  );
}
