import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';
import { paths } from '../../lib/paths';
import type { Site } from './settings';
import { Icon } from '../../ui/icon';

/** "page" on the page itself, "true" on the pages below it: the calculators are one part of the site. */
function currentAt(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** A link of the main navigation, marked on its own page and on those below it. */
export function MainLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return (
    <Link to={to} className="main-link" aria-current={currentAt(pathname, to)}>
      {children}
    </Link>
  );
}

/** About Us, Contact, Careers, and the property search, which is another site. */
export function AboutLinks({ site }: { site: Site | undefined }): ReactNode {
  return (
    <>
      <Link to={paths.about}>About Us</Link>
      <Link to={paths.contact}>Contact</Link>
      <Link to={paths.careers}>Careers</Link>
      {site && (
        <a href={site.propertySearchUrl} target="_blank" rel="noopener noreferrer">
          Property Search
          <Icon name="external-link" size={16} />
          <span className="sr-text">(opens another site)</span>
        </a>
      )}
    </>
  );
}
