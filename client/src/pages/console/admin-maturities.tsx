import type { ReactNode } from 'react';
import { ConsolePage } from '../../app/layouts/console-page';
import { Maturities } from '../../features/maturities/maturities';
import type { HeadOf } from '../../lib/head';

export const head: HeadOf = () => ({
  title: 'Maturities',
  description: 'Mortgages that come due.',
  noindex: true,
});

export default function AdminMaturitiesPage(): ReactNode {
  return (
    <ConsolePage
      title="Maturities"
      lead="Mortgages that come due, soonest first. A rate can be held from 120 days before."
    >
      <Maturities />
    </ConsolePage>
  );
}
