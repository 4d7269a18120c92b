import type { ReactNode } from 'react';
import { href as changes } from '../../features/lender-fit/changes.module.css?sheet';
import { FitChanges } from '../../features/lender-fit/fit-changes';
import { InsurerPrograms } from '../../features/lender-fit/insurer-programs';
import { href as programs } from '../../features/lender-fit/insurer-programs.module.css?sheet';
import { LenderPolicyButton } from '../../features/lender-fit/policy-dialog';
import { href as policy } from '../../features/lender-fit/policy.module.css?sheet';
import { Lenders } from '../../features/rates-desk/lenders/lenders';
import type { HeadOf } from '../../lib/head';
import { ConsolePage } from '../../app/layouts/console-page';
import { PageStyles } from '../../ui/page-styles';

export const head: HeadOf = () => ({
  title: 'Lenders',
  description: 'The lenders on the site.',
  noindex: true,
});

export default function AdminLendersPage(): ReactNode {
  return (
    <ConsolePage
      title="Lenders"
      lead={
        <>
          Add lenders, and choose which ones visitors see. Changes are drafts until you publish them. Policies and the
          terms of <a href="#insurer-programs">insurers’ programs</a> are published at once, from their own day.
        </>
      }
    >
      <PageStyles href={changes} />
      <PageStyles href={policy} />
      <PageStyles href={programs} />
      <FitChanges />
      <Lenders policy={(lender) => <LenderPolicyButton lender={lender} />} />
      <InsurerPrograms />
    </ConsolePage>
  );
}
