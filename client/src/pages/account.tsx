import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Applications } from '../features/account/applications';
import { Details } from '../features/account/details';
import { NotLoaded } from '../features/account/not-loaded';
import { Privacy } from '../features/account/privacy';
import { Security } from '../features/account/security';
import { useProfile } from '../features/account/use-profile';
import '../features/account/account.css';
import '../features/auth/auth.css';
import { useLogout } from '../features/site/use-logout';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import '../ui/form/form.css';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({ title: 'My Account', description: 'Your account.', noindex: true });

const VIEWS = [
  { id: 'applications', label: 'My applications' },
  { id: 'details', label: 'My details' },
  { id: 'security', label: 'Security' },
  { id: 'preferences', label: 'E-mail and data' },
] as const;
type View = (typeof VIEWS)[number]['id'];

function Content({ view }: { view: View }): ReactNode {
  const { profile, failed, retry } = useProfile();
  if (view === 'applications') return <Applications emailVerified={profile?.emailVerified} />;
  if (!profile && failed) return <NotLoaded what="Your account" retry={retry} />;
  if (!profile) {
    return (
      <div role="status">
        <span className="vh">Loading</span>
        <span className="bone block h-10 w-2/3" />
      </div>
    );
  }
  if (view === 'details') return <Details profile={profile} />;
  return view === 'security' ? <Security profile={profile} /> : <Privacy profile={profile} />;
}

export default function AccountPage(): ReactNode {
  const { user } = useSession();
  const logout = useLogout();
  const [search] = useSearchParams();
  const view = VIEWS.find(({ id }) => id === search.get('view'))?.id ?? 'applications';
  if (!user) return null;
  return (
    <>
      <PageHead title={`Hello, ${user.name.split(' ')[0] ?? user.name}`} crumb="My Account" lead={user.email} />
      <section className="sec form-sec">
        <div className="wrap account-grid">
          <nav className="account-nav" aria-label="My account">
            {VIEWS.map(({ id, label }) => (
              <Link key={id} to={paths.accountView(id)} aria-current={id === view ? 'page' : undefined}>
                {label}
              </Link>
            ))}
            <button type="button" onClick={() => void logout()}>
              Logout
            </button>
          </nav>
          <div className="account-main">
            <Content key={view} view={view} />
          </div>
        </div>
      </section>
    </>
  );
}
