import type { ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths';
import type { Site } from './settings';

/** A link of the main navigation: the page one is on says so. */
export function MainLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <NavLink to={to} end className="main-link">
      {children}
    </NavLink>
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
          <ExternalLink size={16} aria-hidden="true" />
          <span className="vh">(opens another site)</span>
        </a>
      )}
    </>
  );
}
