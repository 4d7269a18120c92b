import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { AriaStyles } from '../aria/aria-styles';
import { Toasts } from '../aria/toast';
import type { Person } from './account-menu';
import styles from './console.css?url';
import { PhoneBars } from './phone-bars';
import { Rail, type Badges } from './rail';
import { useConsoleDocument } from './use-theme';
import { PageStyles } from '../page-styles';

export interface Crumb {
  label: string;
  to?: string;
}

interface Props {
  brand: string;
  person: Person;
  badges?: Badges;
  /** The search button; `phone` for the small one of the phone's bar. */
  search?: (phone: boolean) => ReactNode;
  bell?: ReactNode;
  /** From the group down to where one is; the last one is the page itself. */
  trail: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  /** The page's own buttons: `.b .b2`, the main one `.b .b1` last. */
  actions?: ReactNode;
  children: ReactNode;
}

function Head({ trail, title, lead, actions }: Pick<Props, 'trail' | 'title' | 'lead' | 'actions'>): ReactNode {
  return (
    <>
      <nav aria-label="Breadcrumb" className="console-crumbs">
        <ol>
          {trail.map(({ label, to }, index) => (
            <li key={label} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              {to ? <Link to={to}>{label}</Link> : label}
            </li>
          ))}
        </ol>
      </nav>
      <div className="console-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <div className="console-lead">{lead}</div>}
        </div>
        {actions && <div className="console-actions">{actions}</div>}
      </div>
    </>
  );
}

/** The office's frame: where one can go on the left, search and what is new on top, then the page with its head. */
export function ConsoleFrame({ brand, person, badges = {}, search, bell, children, ...head }: Props): ReactNode {
  useConsoleDocument();
  return (
    <>
      <PageStyles href={styles} />
      <AriaStyles />
      <div className="console">
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <div className="rail rail-side on-brand">
          <Rail brand={brand} person={person} badges={badges} />
        </div>
        <div className="console-body">
          <header className="console-top">
            {search?.(false)}
            <div className="console-tools">
              <Link className="b b-quiet" to={paths.home}>
                <ExternalLink size={18} aria-hidden="true" /> View site
              </Link>
              {bell}
            </div>
          </header>
          <PhoneBars
            brand={brand}
            person={person}
            badges={badges}
            tools={
              <>
                {search?.(true)}
                {bell}
              </>
            }
          />
          <main id="main" className="console-main" tabIndex={-1}>
            <Head {...head} />
            {children}
          </main>
        </div>
      </div>
      <Toasts />
    </>
  );
}
