import type { ReactNode } from 'react';
import { Lenders } from '../../features/rates-desk/lenders';
import type { HeadOf } from '../../lib/head';
import { ConsolePage } from '../../app/layouts/console-page';

export const head: HeadOf = () => ({
  title: 'Lenders',
  description: 'The lenders on the site.',
  noindex: true,
});

export default function AdminLendersPage(): ReactNode {
  return (
    <ConsolePage
      title="Lenders"
      lead="Add lenders, and choose which ones visitors see. Changes are drafts until you publish them."
    >
      <Lenders />
    </ConsolePage>
  );
}
