import type { ReactNode } from 'react';
import { OFFICE_HOURS } from '../features/site/office-hours';
import { useSite, type Site } from '../features/site/settings';
import { Picture } from '../illustrations/picture';
import { formatPhone } from '../lib/format';
import type { HeadOf } from '../lib/head';
import { paths, telephone } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Footnotes, FootnoteMark } from '../ui/footnote';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';

export const head: HeadOf = () => ({
  title: 'Contact',
  description: 'Talk to a licensed mortgage broker: telephone, e-mail, office hours and our offices in Canada.',
});

const mapAddress = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;

function Offices({ addresses }: { addresses: readonly string[] }): ReactNode {
  return (
    <Section
      title="Come by"
      lead="A desk, a coffee and somebody who has read your file. Call before you come."
      className="how"
    >
      <div className="visit">
        <Picture name="map" className="visit-map" alt="" />
        <ul>
          {addresses.map((address) => (
            <li key={address}>
              <address>{address}</address>
              <a href={mapAddress(address)} target="_blank" rel="noopener noreferrer">
                Show on a map <Icon name="external-link" size={16} />
                <span className="vh">(opens another site)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Ways({ site }: { site: Site }): ReactNode {
  return (
    <section className="sec">
      <div className="wrap faq">
        <div>
          <h2>Two ways to reach us today</h2>
          <dl className="ways">
            <div>
              <dt>Telephone</dt>
              <dd>
                <a className="num" href={telephone(site.phone)}>
                  {formatPhone(site.phone)}
                </a>
                The first call is free and costs you nothing later.
              </dd>
            </div>
            <div>
              <dt>E-mail</dt>
              <dd>
                <a href={`mailto:${site.email}`}>{site.email}</a>
                Leave out account and social insurance numbers: we never need them by e-mail.
              </dd>
            </div>
          </dl>
        </div>
        <table className="plain-table">
          <caption>Office hours, Toronto time</caption>
          <tbody>
            {OFFICE_HOURS.map(({ days, hours }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td className="num">{hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="wrap">
        <div className="band">
          <div>
            <h2>Rather be called?</h2>
            <p>Leave your number in the short form, and say when it suits you.</p>
          </div>
          <ButtonLink to={paths.basicForm()}>Ask for a call</ButtonLink>
        </div>
      </div>
    </section>
  );
}

export default function ContactPage(): ReactNode {
  const { site } = useSite();
  return (
    <>
      <PageHead
        title="Talk to a person"
        crumb="Contact"
        lead={
          <>
            A licensed broker answers the telephone, and replies within 24 hours
            <FootnoteMark note={1} /> to what you send.
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
          <ButtonLink look="outline" to={paths.basicForm()}>
            Ask for a call
          </ButtonLink>
        </div>
      </PageHead>
      {site ? (
        <>
          <Ways site={site} />
          <Offices addresses={site.addresses} />
        </>
      ) : (
        <section className="sec">
          <p className="wrap lede">Our telephone number and addresses cannot be shown just now. The form reaches us.</p>
        </section>
      )}
      <div className="wrap">
        <Footnotes notes={['Counted from the moment your form reaches us, for every form on this site.']} />
      </div>
    </>
  );
}
