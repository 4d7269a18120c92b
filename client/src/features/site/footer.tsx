import { LANDING_LINKS, type LandingLink } from '@brokerage/domain/landings/links';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { LogoMark } from '../../illustrations/logo-mark';
import { Picture } from '../../illustrations/picture';
import { formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { Fold } from '../../ui/fold';
import { useSite, type Site } from './settings';

const SERVICES: readonly LandingLink[] = [
  ...Object.values(LANDING_LINKS).filter(({ label }) => label),
  { label: 'First-time buyers', to: paths.firstTimeBuyers },
];

const COMPANY: readonly LandingLink[] = [
  { label: 'About Us', to: paths.about },
  { label: 'Contact', to: paths.contact },
  { label: 'Careers', to: paths.careers },
  { label: 'Blog', to: paths.blogs },
  { label: 'Privacy', to: paths.privacy },
  { label: 'Terms', to: paths.terms },
  { label: 'Cookies', to: `${paths.privacy}#cookies` },
];

/** Initials of the networks instead of their trademarks. */
const initials = (network: string): string => {
  const known: Record<string, string> = { linkedin: 'in', instagram: 'ig', facebook: 'f', youtube: 'yt', x: 'x' };
  return known[network.toLowerCase()] ?? network.slice(0, 2).toLowerCase();
};

function FooterLinks({ title, links }: { title: string; links: readonly LandingLink[] }): ReactNode {
  return (
    <nav aria-label={title}>
      <Fold title={title} heading>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

function ContactDetails({ site }: { site: Site }): ReactNode {
  return (
    <div>
      <h2>Get in touch</h2>
      <address className="num">
        <a className="ft-tel" href={telephone(site.phone)}>
          {formatPhone(site.phone)}
        </a>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        {site.addresses.map((address) => (
          <p key={address}>{address}</p>
        ))}
      </address>
    </div>
  );
}

/** The head office’s licence, and the way to the others. Nothing while none is configured: a made-up number misleads. */
export function LicenceLink({ site: { licences } }: { site: Pick<Site, 'licences'> }): ReactNode {
  const [head] = licences;
  if (!head) return null;
  return (
    <>
      Brokerage licence {head.province} {head.number}
      {licences.length > 1 && (
        <>
          {' '}
          (<Link to={`${paths.about}#licences`}>all licences</Link>)
        </>
      )}{' '}
      ·{' '}
    </>
  );
}

export function Footer({ home }: { home: boolean }): ReactNode {
  const { site, brand } = useSite();
  return (
    <footer className={`site-foot on-brand ${home ? 'ft-home' : ''}`}>
      <div className="ft-street dusk" aria-hidden="true">
        <Picture name="dusk" />
      </div>
      <div className="wrap">
        <div className="ft-g">
          <div>
            <Link className="logo" to={paths.home}>
              <LogoMark onBrand />
              {brand}
            </Link>
            {site && <p className="ft-tagline">{site.tagline}</p>}
            {site && site.socialLinks.length > 0 && (
              <ul className="soc">
                {site.socialLinks.map(({ network, url }) => (
                  <li key={network}>
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      <span aria-hidden="true">{initials(network)}</span>
                      <span className="sr-text">{network} (opens another site)</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <FooterLinks title="Services" links={SERVICES} />
          <FooterLinks title="Company" links={COMPANY} />
          {site && <ContactDetails site={site} />}
        </div>
        <div className="ft-b">
          {site && (
            <p>
              {site.legalName} · <LicenceLink site={site} />
              Independently owned and operated
            </p>
          )}
          <p>Rates are subject to change without notice, O.A.C.</p>
        </div>
      </div>
    </footer>
  );
}
