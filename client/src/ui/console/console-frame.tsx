import { ExternalLink } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Link } from '../link';
import { paths } from '../../lib/paths';
import { AriaStyles } from '../aria/aria-styles';
import { Toasts } from '../aria/toast';
import { ButtonLink } from './button';
import type { Person } from './account-menu';
import styles from './console.css?url';
import { PhoneBars } from './phone-bars';
import { entriesFor, type NavigationEntry } from './navigation';
import { Rail, type Badges } from './rail';
import { useConsoleDocument } from './use-theme';
import { RowSkeletons } from './states';
import { useGoKeys } from './use-single-keys';
import { PageStyles } from '../page-styles';
import { UnsavedGuard } from './unsaved';

export interface Crumb {
  label: string;
  to?: string;
}

interface Props {
  brand: string;
  person: Person;
  /** Left out: the console's pages that this person can use */
  entries?: readonly NavigationEntry[];
  place?: string;
  badges?: Badges;
  /** The search button; `phone` for the small one in the phone's bar. */
  search?: (phone: boolean) => ReactNode;
  bell?: ReactNode;
  /** Above every page: what must be fixed before anything else. */
  banner?: ReactNode;
  /** From the page above to this one; nothing on a page of the rail, which says where it is. */
  trail?: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  /** The page's own buttons, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

function Head({ trail = [], title, lead, actions }: Pick<Props, 'trail' | 'title' | 'lead' | 'actions'>): ReactNode {
  return (
    <>
      {trail.length > 0 && (
        <nav aria-label="Breadcrumb" className="console-crumbs">
          <ol>
            {trail.map(({ label, to }, index) => (
              <li key={label} aria-current={index === trail.length - 1 ? 'page' : undefined}>
                {to ? <Link to={to}>{label}</Link> : label}
              </li>
            ))}
          </ol>
        </nav>
      )}
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

/** The console's frame: navigation on the left, search and notifications on top, then the page with its head. */
export const ConsoleFrame = (props: Props): ReactNode => (
  <UnsavedGuard>
    <Frame {...props} />
  </UnsavedGuard>
);

function Frame({
  brand,
  person,
  entries = entriesFor(person.level),
  place = 'Console',
  badges = {},
  search,
  bell,
  banner,
  children,
  ...head
}: Props): ReactNode {
  useConsoleDocument();
  const rail = { brand, person, entries, place, badges };
  useGoKeys(entries);
  return (
    <>
      <PageStyles href={styles} />
      <AriaStyles />
      <div className="console">
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <div className="rail rail-side on-brand">
          <Rail {...rail} />
        </div>
        <div className="console-body">
          <header className="console-top">
            {search?.(false)}
            <div className="console-tools">
              <ButtonLink look="quiet" to={paths.home}>
                <ExternalLink size={18} aria-hidden="true" /> View site
              </ButtonLink>
              {bell}
            </div>
          </header>
          <PhoneBars
            {...rail}
            tools={
              <>
                {search?.(true)}
                {bell}
              </>
            }
          />
          {banner}
          <main id="main" className="console-main" tabIndex={-1}>
            <Head {...head} />
            {/* what waits for its code or its sheet hides what stands here, and never the frame with whoever is in it */}
            <Suspense fallback={<RowSkeletons />}>{children}</Suspense>
          </main>
        </div>
      </div>
      <Toasts />
    </>
  );
}
