import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { LicenceLink } from './footer';
import { useSite } from './settings';

/** For pages of one person: who we are, how to reach us, what happens to data. */
export default function FooterLine(): ReactNode {
  const { site } = useSite();
  return (
    <footer className="site-foot ft-line on-brand">
      <div className="wrap">
        {site && (
          <p>
            <LicenceLink site={site} />
            {site.legalName}
          </p>
        )}
        <nav aria-label="Help" className="num">
          {site && <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>}
          <Link to={paths.contact}>Contact</Link>
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.terms}>Terms</Link>
        </nav>
      </div>
    </footer>
  );
}
