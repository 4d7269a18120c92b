import type { ReactNode } from 'react';
import { isOneVersion, LegalPage } from '../../features/site/legal-page';
import { useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { PageHead } from '../../ui/page-head';

export const head: HeadOf = ({ search }) => ({
  title: 'Terms of use',
  description: 'What this site is for, what rates and calculators mean, and the rules for your account.',
  noindex: search !== undefined && isOneVersion(search),
});

export default function TermsPage(): ReactNode {
  const { brand } = useSite();
  return (
    <>
      <PageHead
        title="Terms of use"
        lead={`The rules for using the ${brand} site.`}
        picture="head-privacy"
        crumb="Terms"
      />
      <LegalPage name="TERMS" path={paths.terms} />
    </>
  );
}
