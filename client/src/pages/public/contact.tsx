import type { ReactNode } from 'react';
import { BookSection } from '../../features/booking/book-section';
import { Offices } from '../../features/contact/offices';
import { PhoneHours } from '../../features/contact/phone-hours';
import { LeadForm } from '../../features/leads/lead-form';
import { useSite, type Site } from '../../features/site/settings';
import { formatPhone } from '../../lib/format';
import type { HeadOf } from '../../lib/head';
import { telephone } from '../../lib/paths';
import { Footnotes, FootnoteMark } from '../../ui/footnote';
import { Icon } from '../../ui/icon';
import landing, { href } from '../../ui/landing/landing.module.css?sheet';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';
import placeStyles from '../../ui/places.css?url';

export const head: HeadOf = () => ({
  title: 'Contact',
  description: 'Talk to a licensed mortgage broker: phone, email, phone hours and our offices in Canada.',
});

function Ways({ site }: { site: Site }): ReactNode {
  return (
    <section className="sec">
      <div className="wrap faq">
        <div>
          <h2>Two ways to reach us today</h2>
          <dl className="ways">
            <div>
              <dt>Phone</dt>
              <dd>
                <a className="num" href={telephone(site.phone)}>
                  {formatPhone(site.phone)}
                </a>
                The first call is free, with no obligation.
              </dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${site.email}`}>{site.email}</a>
                Please leave out account numbers and your social insurance number. We never need them by email.
              </dd>
            </div>
          </dl>
        </div>
        <PhoneHours />
      </div>
    </section>
  );
}

/** The message form. It works without the settings: whoever cannot see our number can still write. */
const Write = (): ReactNode => (
  <section className="sec" id="write">
    <div className={`wrap ${landing.split}`}>
      <div>
        <h2>Write to us</h2>
        <p className="lede mt-5">
          A licensed broker reads every message and answers within 24 hours
          <FootnoteMark note={1} />.
        </p>
      </div>
      <div className="card-box">
        <LeadForm source="CONTACT" submitLabel="Send my message" />
      </div>
    </div>
  </section>
);

export default function ContactPage(): ReactNode {
  const { site } = useSite();
  return (
    <>
      <PageHead
        title="Talk to a person"
        crumb="Contact"
        lead={
          <>
            Call a licensed broker, or send us a form. We reply within 24 hours
            <FootnoteMark note={1} />.
          </>
        }
        picture="head-contact"
      >
        <div className="cta">
          {site && (
            <a className="btn btn-a num" href={telephone(site.phone)}>
              <Icon name="phone" /> {formatPhone(site.phone)}
            </a>
          )}
          <a className="btn btn-c" href="#write">
            Write to us
          </a>
        </div>
      </PageHead>
      <BookSection title="Book a Free Call" lead="Pick a time, and a licensed broker calls you." atOnce />
      {site ? (
        <>
          <Ways site={site} />
          <Offices />
        </>
      ) : (
        <section className="sec">
          <p className="wrap lede">
            We can’t show our phone number and addresses right now. You can still write to us.
          </p>
        </section>
      )}
      <PageStyles href={placeStyles} />
      <PageStyles href={href} />
      <Write />
      <div className="wrap">
        <Footnotes
          notes={['Counted from the moment your form reaches us, every day of the year, for every form on this site.']}
        />
      </div>
    </>
  );
}
