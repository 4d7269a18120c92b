import type { Landing } from '@brokerage/domain/landings/landing';
import { licenceList } from '@brokerage/domain/vocabulary/licences';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { useSite } from '../../features/site/settings';
import { LogoMark } from '../../illustrations/logo-mark';
import { formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { Footnotes } from '../../ui/footnote';
import { Icon } from '../../ui/icon';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from '../../ui/landing/landing.module.css?sheet';

interface Props {
  /** The colour of the first screen, which the name and the phone number stand on */
  tone: Landing['tone'];
  /** What the claims on the page rest on */
  notes: readonly string[];
  /** What this page adds to the small print */
  legal?: string;
  children: ReactNode;
}

/** A landing page has no header and no menu: the name, the number to call, and the small print the law asks for. */
export function LandingFrame({ tone, notes, legal = '', children }: Props): ReactNode {
  const { site, brand } = useSite();
  return (
    <div className={styles[tone]}>
      <PageStyles href={href} />
      <header className={`wrap ${styles.top}`}>
        <Link className="logo" to={paths.home}>
          <LogoMark onBrand={tone === 'spruce'} />
          {brand}
        </Link>
        {site && (
          <a className={`${styles.phone} num`} href={telephone(site.phone)}>
            <Icon name="phone" size={19} /> {formatPhone(site.phone)}
          </a>
        )}
      </header>
      <main id="main">{children}</main>
      <footer className={styles.legal}>
        <div className={`wrap ${styles.print}`}>
          <div>
            <Footnotes notes={notes} className={styles.notes} />
            {site && (
              <p>
                {/* 'Inc.' brings a full stop of its own */}
                <b>{site.legalName.replace(/\.$/, '')}</b>
                {site.licences.length > 0 && <span>{`. Brokerage licences ${licenceList(site.licences)}`}</span>}.
                Independently owned and operated. We arrange mortgages; we don’t lend. {legal} Rates change without
                notice, O.A.C.
              </p>
            )}
          </div>
          <div>
            {site?.addresses.map((address) => (
              <p key={address}>{address}</p>
            ))}
            <p className={styles.links}>
              <Link to={paths.privacy}>Privacy</Link>
              <Link to={paths.terms}>Terms</Link>
              <Link to={paths.about}>About Us</Link>
            </p>
          </div>
        </div>
      </footer>
    </div>
  );
}
