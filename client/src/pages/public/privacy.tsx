import { lazy, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RETENTION_PERIODS } from '@brokerage/domain/retention/periods';
import { PRIVACY_VERSION } from '@brokerage/domain/vocabulary/consents';
import { AFTER_PERIODS, BEFORE_PERIODS, type Chapter } from '../../features/site/privacy-text';
import { useSite } from '../../features/site/settings';
import { formatDay } from '../../lib/format';
import type { HeadOf } from '../../lib/head';
import { PageHead } from '../../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Privacy',
  description: 'What we collect, why, who sees it, how long we keep it, and how to correct or delete it.',
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

function Text({ chapters }: { chapters: readonly Chapter[] }): ReactNode {
  return chapters.map(({ id, title, text }) => (
    <section key={id} id={id}>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {id === 'cookies' && <Choice />}
    </section>
  ));
}

const CONTENTS = [
  ...BEFORE_PERIODS,
  { id: 'long', title: 'How long we keep it' },
  ...AFTER_PERIODS,
  { id: 'officer', title: 'Who to ask' },
] as const;

export default function PrivacyPage(): ReactNode {
  const { site, brand } = useSite();
  return (
    <>
      <PageHead
        title="Privacy"
        lead={`What ${brand} does with your information, in plain words.`}
        picture="head-privacy"
      />
      <div className="sec">
        <div className="wrap faq">
          <nav className="toc" aria-label="On this page">
            <h2>On this page</h2>
            <ul>
              {CONTENTS.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="prose">
            <p className="muted">
              Version {PRIVACY_VERSION}, in effect from{' '}
              <time dateTime={PRIVACY_VERSION}>{formatDay(PRIVACY_VERSION)}</time>.
            </p>
            <Text chapters={BEFORE_PERIODS} />
            <section id="long">
              <h2>How long we keep it</h2>
              <table className="plain-table">
                <thead>
                  <tr>
                    <th scope="col">What</th>
                    <th scope="col">How long</th>
                  </tr>
                </thead>
                <tbody>
                  {RETENTION_PERIODS.map(({ what, period }) => (
                    <tr key={what}>
                      <th scope="row">{what}</th>
                      <td className="num">{period}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p>
                After that we delete it, with its copies. A mortgage brokerage has to keep its files for a number of
                years, which each province sets. We keep a file longer only while a court or a regulator needs it.
              </p>
            </section>
            <Text chapters={AFTER_PERIODS} />
            <section id="officer">
              <h2>Who to ask</h2>
              {site ? (
                <p>
                  Our privacy officer is responsible for your personal information: {site.privacyOfficer}. Email{' '}
                  <a href={`mailto:${site.email}?subject=Privacy`}>{site.email}</a> or write to {site.legalName},{' '}
                  {site.addresses[0]}.
                </p>
              ) : (
                <p>Ask for our privacy officer when you call or write to us.</p>
              )}
              <p>
                Not satisfied with our answer? You can complain to the Privacy Commissioner of Canada or to your
                province’s commissioner. In Québec that is the Commission d’accès à l’information.
              </p>
              <p>
                <a href="/third-party-notices.txt">Licences of the software we use</a>
              </p>
            </section>
          </div>
        </div>
      </div>
    </>
  );
}
