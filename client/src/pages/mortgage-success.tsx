import type { ReactNode } from 'react';
import { CalendarLink, CopyableNumber, dueAt, inWords, useSent } from '../features/applications/confirmation';
import '../features/applications/applications.css';
import { useSite } from '../features/site/settings';
import { formatPhone } from '../lib/format';
import type { HeadOf } from '../lib/head';
import { paths, telephone } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Application received',
  description: 'Your application has reached us.',
  noindex: true,
});

const DOCUMENTS = [
  'Government photo ID',
  'A recent pay stub and a letter of employment, or two years of tax assessments if you are self-employed',
  'Three months of statements for your down payment',
  'Your current mortgage statement and property tax bill, if you own already',
];

export default function MortgageSuccessPage(): ReactNode {
  const sent = useSent();
  const { site, brand } = useSite();
  if (sent === null) {
    return (
      <PageHead
        title="Nothing to confirm here"
        lead="If you have just sent an application, its number is in the email we sent you."
        picture="head-done"
      >
        <p className="cta">
          <ButtonLink to={paths.basicForm()}>Start an application</ButtonLink>
        </p>
      </PageHead>
    );
  }
  // until the tab's memory can be read, nothing is claimed
  if (!sent) return <PageHead title="Your application" lead="Looking for its number…" picture="head-done" />;
  return (
    <>
      <PageHead
        title="We have your application"
        crumb="Application received"
        lead="Keep this number. It is also in the email we have just sent you."
        picture="head-done"
      >
        <CopyableNumber value={sent.applicationNumber} />
      </PageHead>
      <section className="sec">
        <div className="wrap duo">
          <div className="card-box">
            <h2 className="card-title">What happens next</h2>
            <ol className="next-steps">
              <li>A licensed broker reads your answers and picks the lenders that fit</li>
              <li>
                You hear from us by <b>{inWords(dueAt(sent.sentAt))}</b>
              </li>
              <li>Together you choose, and we take it to the lender</li>
            </ol>
            <CalendarLink sent={sent} brand={brand} />
          </div>
          <div className="card-box">
            <h2 className="card-title">Have these at hand</h2>
            <ul className="ticks">
              {DOCUMENTS.map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
            {site && (
              <p className="num questions">
                Questions? <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>
              </p>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
