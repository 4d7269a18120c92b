import { startTransition, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';
import { formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { AccountLinks } from './account-links';
import { AboutLinks, MainLink } from './nav-links';
import type { Site } from './settings';
import { Icon } from '../../ui/icon';

export function MobileMenu({ site }: { site: Site | undefined }): ReactNode {
  const { key } = useLocation();
  const session = useSession();
  const [openedOn, setOpenedOn] = useState<string>();
  // every navigation closes it
  const open = openedOn === key;
  const close = (): void => setOpenedOn(undefined);
  return (
    <>
      <button
        type="button"
        className="burger"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-open={open || undefined}
        // it opens once its styles are there
        onClick={() => startTransition(() => setOpenedOn(key))}
      >
        <Icon name="menu" size={26} />
      </button>
      <Sheet label="Menu" open={open} onClose={close}>
        <nav className="sheet-nav" aria-label="Menu">
          <MainLink to={paths.home}>Home</MainLink>
          <MainLink to={paths.rates}>Rates</MainLink>
          <MainLink to={paths.calculator}>Calculator</MainLink>
          <p className="sheet-title">About</p>
          <AboutLinks site={site} />
          <p className="sheet-title">Account</p>
          {session.user ? <AccountLinks role={session.user.role} /> : <Link to={paths.auth}>Login</Link>}
        </nav>
        <div className="sheet-foot">
          {site && (
            <a className="tel num" href={telephone(site.phone)}>
              <Icon name="phone" size={19} /> {formatPhone(site.phone)}
            </a>
          )}
          <ButtonLink to={paths.formSelection}>Apply Now</ButtonLink>
        </div>
      </Sheet>
    </>
  );
}
