import type { ReactNode } from 'react';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useSite } from '../features/site/settings';
import { formatPhone } from '../lib/format';
import type { HeadOf } from '../lib/head';
import { paths, telephone } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Footnotes, FootnoteMark } from '../ui/footnote';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Contact',
  description: 'Talk to a licensed mortgage broker: telephone, e-mail and our offices.',
});

export default function ContactPage(): ReactNode {
  const { site } = useSite();
  return (
    <>
      <PageHead
        title="Talk to a person"
        crumb="Contact"
        lead={
          <>
            A licensed broker answers, and replies within 24 hours
            <FootnoteMark note={1} /> to what you send.
          </>
        }
        picture="gable-pair"
      />
      <section className="sec">
        <div className="wrap">
          {site ? (
            <ul className="trio">
              <li className="card-box">
                <Phone size={28} aria-hidden="true" />
                <h2 className="card-title">Call us</h2>
                <p>The first call is free and costs you nothing later.</p>
                <p className="contact-line num">
                  <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>
                </p>
              </li>
              <li className="card-box">
                <Mail size={28} aria-hidden="true" />
                <h2 className="card-title">Write to us</h2>
                <p>Leave out account and social insurance numbers: we never need them by e-mail.</p>
                <p className="contact-line">
                  <a href={`mailto:${site.email}`}>{site.email}</a>
                </p>
              </li>
              <li className="card-box">
                <MapPin size={28} aria-hidden="true" />
                <h2 className="card-title">Visit us</h2>
                {site.addresses.map((address) => (
                  <address key={address}>{address}</address>
                ))}
              </li>
            </ul>
          ) : (
            <p className="lede">
              Our telephone number and addresses cannot be shown just now. The form below reaches us.
            </p>
          )}
          <div className="band">
            <div>
              <h2>Rather be called?</h2>
              <p>Leave your number in the short form, and say when it suits you.</p>
            </div>
            <ButtonLink to={paths.basicForm()}>Ask for a call</ButtonLink>
          </div>
          <Footnotes notes={['Counted from the moment your form reaches us, for every form on this site.']} />
        </div>
      </section>
    </>
  );
}
