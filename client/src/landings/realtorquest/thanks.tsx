import { REALTORQUEST } from '@brokerage/domain/landings/realtorquest/manifest';
import type { ReactNode } from 'react';
import { LandingFrame } from '../../app/layouts/landing-frame';
import { useSite } from '../../features/site/settings';
import { formatPhone } from '../../lib/format';
import type { HeadOf } from '../../lib/head';
import { paths, telephone } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { FootnoteMark } from '../../ui/footnote';
import { REPLY_NOTE } from '../../ui/landing/notes';
import { useReplyBy } from '../../ui/landing/reply-by';
import { ThanksPicture } from '../../ui/landing/thanks-picture';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './thanks.module.css?sheet';

export const head: HeadOf = () => ({
  title: 'Thank you for connecting',
  description: 'What happens next after we met at RealtorQuest, and how to send us your first client.',
  noindex: true,
});

export default function RealtorQuestThanksPage(): ReactNode {
  const { site } = useSite();
  const replyBy = useReplyBy();
  return (
    <LandingFrame tone={REALTORQUEST.tone} notes={[REPLY_NOTE]}>
      <PageStyles href={href} />
      <section className={`on-brand ${styles.thanks}`}>
        <div className="wrap">
          <div className={styles.first}>
            <div>
              <h1>Good to meet you. Again.</h1>
              <p className="lede">
                {replyBy ? (
                  <>
                    We have your form. A licensed broker calls or emails you by <b>{replyBy}</b>.
                  </>
                ) : (
                  'Once you’ve sent the form, a licensed broker calls or emails you within 24 hours.'
                )}
                <FootnoteMark note={1} />
              </p>
              <p className={styles.book}>
                <ButtonLink to={`${paths.contact}#book`}>Book a call</ButtonLink>
              </p>
            </div>
            <ThanksPicture about="realtorquest" className={styles.picture} />
          </div>
          <ol className={styles.next}>
            <li>
              <b>We get to know each other</b>
              <span>Fifteen minutes: where you sell, who your clients are, and how you like to hear from us.</span>
            </li>
            <li>
              <b>You get one name</b>
              <span>A broker of your own with a direct line, not a queue.</span>
            </li>
            <li>
              <b>You send the first client</b>
              <span>
                With their yes. A name and a number are enough; please never send us their documents yourself.
              </span>
            </li>
          </ol>
          <div className={styles.ways}>
            <ButtonLink to={paths.calculatorAffordability}>Work out a price for a client</ButtonLink>
            {site && (
              <p>
                A client with an offer tonight? Call <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>.
              </p>
            )}
          </div>
        </div>
      </section>
    </LandingFrame>
  );
}
