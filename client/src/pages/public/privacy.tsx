import { lazy, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isOneVersion, LegalPage } from '../../features/site/legal-page';
import { useSite } from '../../features/site/settings';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { RetentionPeriods } from '../../ui/legal/retention-periods';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';
import tableStyles from '../../ui/sections.css?url';

export const head: HeadOf = ({ search }) => ({
  title: 'Privacy',
  description: 'What we collect, why, who sees it, how long we keep it, and how to correct or delete it.',
  noindex: search !== undefined && isOneVersion(search),
});

const VisitChoice = lazy(() => import('../../features/analytics/visit-choice'));

/** What only this browser knows is asked for in the browser. */
const Choice = (): ReactNode => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <VisitChoice />
    </Suspense>
  </ErrorBoundary>
);

function Officer(): ReactNode {
  const { site } = useSite();
  if (!site) return <p>Ask for our privacy officer when you call or write to us.</p>;
  return (
    <p>
      Our privacy officer is responsible for your personal information: {site.privacyOfficer}. Email{' '}
      <a href={`mailto:${site.email}?subject=Privacy`}>{site.email}</a> or write to {site.legalName},{' '}
      {site.addresses[0]}.
    </p>
  );
}

const BLOCKS = { RETENTION: <RetentionPeriods />, OFFICER: <Officer />, VISITS: <Choice /> };

export default function PrivacyPage(): ReactNode {
  const { brand } = useSite();
  return (
    <>
      {/* for the table within the text, which comes later */}
      <PageStyles href={tableStyles} />
      <PageHead
        title="Privacy"
        lead={`What ${brand} does with your information, in plain words.`}
        picture="head-privacy"
      />
      <LegalPage name="PRIVACY" path={paths.privacy} blocks={BLOCKS}>
        <p>
          <a href="/third-party-notices.txt">Licences of the software we use</a>
        </p>
      </LegalPage>
    </>
  );
}
