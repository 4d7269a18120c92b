import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';
import { LogoMark } from '../../illustrations/logo-mark';
import { formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { AccountLinks } from './account-links';
import { MobileMenu } from './mobile-menu';
import { AboutLinks, MainLink } from './nav-links';
import { useSite } from './settings';
import { useHeaderScroll } from './use-header-scroll';
import { Icon } from '../../ui/icon';

/** The first name, for the account's button. */
const firstName = (name: string): string => name.split(' ')[0] ?? name;

export function Header({ home }: { home: boolean }): ReactNode {
  const element = useRef<HTMLElement>(null);
  const { shadow, hidden } = useHeaderScroll(element, home);
  const { site, brand } = useSite();
  const { user } = useSession();
  const { key } = useLocation();
  const classes = ['site-head', home ? 'hd-home' : '', shadow ? 'scrolled' : '', hidden ? 'hidden-up' : ''];
  return (
    <header className={classes.filter(Boolean).join(' ')} ref={element}>
      <div className="wrap hd-in">
        <Link className="logo" to={paths.home}>
          <LogoMark />
          {brand}
        </Link>
        <nav className="nav" aria-label="Main">
          <MainLink to={paths.home}>Home</MainLink>
          <Disclosure label="About" closeOn={key}>
            <AboutLinks site={site} />
          </Disclosure>
          <MainLink to={paths.rates}>Rates</MainLink>
          <MainLink to={paths.calculator}>Calculator</MainLink>
        </nav>
        <div className="hd-r">
          {site && (
            <a className="tel num" href={telephone(site.phone)} aria-label={`Call ${formatPhone(site.phone)}`}>
              <Icon name="phone" size={19} />
              <span>{formatPhone(site.phone)}</span>
            </a>
          )}
          <div className="nav login">
            {user ? (
              <Disclosure label={firstName(user.name)} closeOn={key} align="right">
                <AccountLinks role={user.role} />
              </Disclosure>
            ) : (
              <MainLink to={paths.auth}>Login</MainLink>
            )}
          </div>
          <ButtonLink look="brand" small to={paths.formSelection}>
            Apply Now
          </ButtonLink>
          <MobileMenu site={site} />
        </div>
      </div>
    </header>
  );
}
