import type { ReactNode } from 'react';
import { Lenders } from '../features/rates-desk/lenders';
import type { HeadOf } from '../lib/head';
import { Office } from './office';

export const head: HeadOf = () => ({
  title: 'Lenders',
  description: 'The lenders whose rates the site shows.',
  noindex: true,
});

export default function AdminLendersPage(): ReactNode {
  return (
    <Office
      trail={[{ label: 'Pricing' }, { label: 'Lenders' }]}
      title="Lenders"
      lead="What you change here is seen by visitors at once."
    >
      <Lenders />
    </Office>
  );
}
