import { isTypeLanding } from '@brokerage/domain/landings/links';
import { TYPE_LANDINGS } from '@brokerage/domain/landings/type-landings';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
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
import styles, { href } from './thankyou.module.css?sheet';

export const head: HeadOf = () => ({
  title: 'Thank you',
  description: 'What happens after you send us your plans.',
  noindex: true,
});

/** What helps on the call. */
const READY = 'Your last mortgage statement, if you have a mortgage, and your questions.';

export default function ThankYouPage(): ReactNode {
  const { mortgageType = '' } = useParams();
  const about = isTypeLanding(mortgageType) ? mortgageType : undefined;
  const { site } = useSite();
  const replyBy = useReplyBy();
  return (
    <LandingFrame tone="lake" notes={[REPLY_NOTE]}>
      <PageStyles href={href} />
      <section className={styles.hero}>
        <div className={`wrap ${styles.first}`}>
          <div>
            <h1>Thank you. It’s our turn now.</h1>
            <p className="lede">
              {replyBy ? (
                <>
                  We have your form. A licensed broker calls or emails you by <b>{replyBy}</b>.
                  <FootnoteMark note={1} />
                </>
              ) : (
                <>
                  Once you’ve sent us a form, this is what happens. Didn’t send one yet?{' '}
                  <a href={paths.landing(about ?? 'mortgages')}>Start here.</a>
                </>
              )}
            </p>
            <div className={styles.next}>
              <ButtonLink to={`${paths.contact}#book`}>Book a call</ButtonLink>
              <p>Rather choose the time yourself? It costs nothing.</p>
            </div>
          </div>
          <ThanksPicture about={mortgageType} className={styles.picture} />
        </div>
      </section>
      <section className="sec">
        <div className={`wrap ${styles.steps}`}>
          <div>
            <h2>Within minutes</h2>
            <p>You get an email that says when we reply. Not there? Look in your spam folder, or call us.</p>
          </div>
          <div>
            <h2>{replyBy ? `By ${replyBy}` : 'Within 24 hours'}</h2>
            <p>
              A licensed broker calls or emails you with first questions and a plan.
              <FootnoteMark note={1} /> We never check your credit before you agree.
            </p>
          </div>
          <div>
            <h2>Have this ready</h2>
            <p>{about ? TYPE_LANDINGS[about].ready : READY}</p>
          </div>
        </div>
        <div className={`wrap ${styles.next}`}>
          <ButtonLink look="outline" to={paths.calculator}>
            Work out a payment
          </ButtonLink>
          <ButtonLink look="outline" to={paths.rates}>
            See today’s rates
          </ButtonLink>
          {site && (
            <p>
              Can’t wait? <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>
            </p>
          )}
        </div>
      </section>
    </LandingFrame>
  );
}
