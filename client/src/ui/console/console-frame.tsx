import { ExternalLink, Inbox, LogOut, Mail, Menu, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LogoMark } from '../../illustrations/logo-mark';
import { paths } from '../../lib/paths';
import { useDark } from './use-dark';
import './console.css';

interface Person {
  name: string;
  roleName: string;
  logout: () => void;
}

interface Crumb {
  label: string;
  to?: string;
}

interface Props {
  brand: string;
  person: Person;
  trail: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

const NAVIGATION = [
  { to: paths.admin, label: 'Inbox', icon: Inbox, below: paths.adminEnquiries },
  { to: paths.adminMail, label: 'E-mails', icon: Mail, below: paths.adminMail },
];

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

interface RailProps extends Pick<Props, 'brand' | 'person'> {
  /** Told when a link was followed: one to where one is already leaves the page, and an open menu, as it is. */
  followed?: () => void;
}

function Rail({ brand, person, followed }: RailProps): ReactNode {
  const { pathname } = useLocation();
  // an enquiry is part of the inbox, whose own address stands beside those of its enquiries
  const current = ({ to, below }: (typeof NAVIGATION)[number]): 'page' | 'true' | undefined => {
    if (pathname === to || pathname === below) return 'page';
    return pathname.startsWith(`${below}/`) ? 'true' : undefined;
  };
  return (
    <>
      <Link className="rail-logo" to={paths.home}>
        <LogoMark onBrand />
        {brand} <small>Console</small>
      </Link>
      <nav aria-label="Console">
        {NAVIGATION.map((entry) => (
          <Link key={entry.to} className="rail-link" to={entry.to} aria-current={current(entry)} onClick={followed}>
            <entry.icon size={18} aria-hidden="true" /> {entry.label}
          </Link>
        ))}
        <Link className="rail-link" to={paths.home}>
          <ExternalLink size={18} aria-hidden="true" /> View site
        </Link>
      </nav>
      <div className="rail-me">
        <span className="avatar" aria-hidden="true">
          {initials(person.name)}
        </span>
        <p>
          <b>{person.name}</b>
          {person.roleName}
        </p>
        <button type="button" className="rail-out" onClick={person.logout}>
          <LogOut size={18} aria-hidden="true" />
          <span className="vh">Logout</span>
        </button>
      </div>
    </>
  );
}

/** The office's frame: where one can go on the left, where one is on top. On a phone the rail opens from a button. */
export function ConsoleFrame({ brand, person, trail, title, lead, children }: Props): ReactNode {
  const menu = useRef<HTMLDialogElement>(null);
  const dark = useDark();
  return (
    <div className="console" data-theme={dark ? 'dark' : undefined}>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <div className="rail on-brand">
        <Rail brand={brand} person={person} />
      </div>
      <header className="console-top on-brand">
        <button type="button" className="icon-button" aria-haspopup="dialog" onClick={() => menu.current?.showModal()}>
          <Menu size={24} aria-hidden="true" />
          <span className="vh">Open menu</span>
        </button>
        <b>
          <LogoMark onBrand /> {brand}
        </b>
      </header>
      <dialog ref={menu} className="rail rail-sheet on-brand" aria-label="Menu">
        <button type="button" className="icon-button rail-close" onClick={() => menu.current?.close()}>
          <X size={24} aria-hidden="true" />
          <span className="vh">Close menu</span>
        </button>
        <Rail brand={brand} person={person} followed={() => menu.current?.close()} />
      </dialog>
      <main id="main" className="console-main" tabIndex={-1}>
        <nav aria-label="Breadcrumb" className="console-crumbs">
          <ol>
            {trail.map(({ label, to }) => (
              <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
            ))}
          </ol>
        </nav>
        <div className="console-head">
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
