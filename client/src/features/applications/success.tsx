import type { ReactNode } from 'react';
import type { HeadOf } from '../../lib/head';
import { telephone } from '../../lib/paths';
import { formatPhone } from '../../lib/format';
import type { SentApplication } from '../../lib/sent';
import { ButtonLink } from '../../ui/button';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';
import pairStyles from '../../ui/places.css?url';
import styles from './applications.css?url';
import { CalendarLink, CopyableNumber, dueAt, inWords } from './confirmation';

export const successHead: HeadOf = () => ({
  title: 'Application received',
  description: 'We have your application.',
  noindex: true,
});

interface Props {
  /** Undefined until the tab's memory can be read, null where nothing was sent from it */
  sent: SentApplication | null | undefined;
  /** Where an application is started */
  form: string;
  brand: string;
  phone: string | undefined;
  /** What happens before we reply, and after */
  before: string;
  after: string;
  /** What to get ready */
  prepare: string;
  children: (sent: SentApplication) => ReactNode;
}

/** After a form was sent: its number, when we reply, and what to get ready. */
export function Success({ sent, form, brand, phone, before, after, prepare, children }: Props): ReactNode {
  if (sent === null) {
    return (
      <PageHead
        title="Nothing to confirm here"
        lead="If you just sent an application, its number is in the email we sent you."
        picture="head-done"
      >
        <p className="cta">
          <ButtonLink to={form}>Start an application</ButtonLink>
        </p>
      </PageHead>
    );
  }
  // until then nothing is claimed
  if (!sent) return <PageHead title="Your application" lead="Loading its number…" picture="head-done" />;
  return (
    <>
      <PageStyles href={pairStyles} />
      <PageStyles href={styles} />
      <PageHead
        title="We have your application"
        crumb="Application received"
        lead="Keep this number. It’s also in the email we just sent you."
        picture="head-done"
      >
        <CopyableNumber value={sent.applicationNumber} />
      </PageHead>
      <section className="sec">
        <div className="wrap duo">
          <div className="card-box">
            <h2 className="card-title">What happens next</h2>
            <ol className="next-steps">
              <li>{before}</li>
              <li>
                We’ll reply by <b>{inWords(dueAt(sent.sentAt))}</b>
              </li>
              <li>{after}</li>
            </ol>
            <CalendarLink sent={sent} brand={brand} />
            {phone && (
              <p className="num questions">
                Questions? <a href={telephone(phone)}>{formatPhone(phone)}</a>
              </p>
            )}
          </div>
          <div className="card-box">
            <h2 className="card-title">{prepare}</h2>
            {children(sent)}
          </div>
        </div>
      </section>
    </>
  );
}
