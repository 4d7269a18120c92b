import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import accountStyles from '../features/account/account.css?url';
import { Applications } from '../features/account/applications';
import { Details } from '../features/account/details';
import { Empty } from '../features/account/empty';
import { Liked } from '../features/account/liked';
import { AccountNav, viewOf, type View } from '../features/account/nav';
import { NotLoaded } from '../features/account/not-loaded';
import { Privacy } from '../features/account/privacy';
import { Security } from '../features/account/security';
import { useProfile } from '../features/account/use-profile';
import { ViewHead } from '../features/account/view-head';
import { Waiting } from '../features/account/waiting';
import authStyles from '../features/auth/auth.css?url';
import { useSite } from '../features/site/settings';
import { useLogout } from '../features/site/use-logout';
import { Picture } from '../illustrations/picture';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { Breadcrumb } from '../ui/breadcrumb';
import { ButtonLink } from '../ui/button';
import '../ui/form/form.css';
import { PageStyles } from '../ui/page-styles';

const SavedList = lazy(async () => ({ default: (await import('../features/calculator/saved-list')).SavedList }));

export const head: HeadOf = () => ({ title: 'My Account', description: 'Your account.', noindex: true });

function Calculations(): ReactNode {
  return (
    <>
      <ViewHead title="My calculations" lead="What you kept. Each opens again with the figures you typed.">
        <ButtonLink look="outline" small to={paths.calculator}>
          New calculation
        </ButtonLink>
      </ViewHead>
      <Suspense fallback={<Waiting />}>
        <SavedList
          framed
          empty={
            <Empty title="No calculations here yet" picture="gable-pair">
              <p>
                Work something out in the calculator and press “Save” under the result: it is kept here, on any device.
              </p>
              <p className="page-actions">
                <ButtonLink small to={paths.calculator}>
                  To the calculator
                </ButtonLink>
              </p>
            </Empty>
          }
        />
      </Suspense>
    </>
  );
}

const PROFILE_VIEWS = {
  details: { title: 'My details', lead: 'Who you are to us, and how your broker reaches you.', Part: Details },
  security: { title: 'Security', lead: 'Your password, and the devices that are signed in with it.', Part: Security },
  preferences: {
    title: 'E-mail and data',
    lead: 'What we write to you, what we keep, and the way out.',
    Part: Privacy,
  },
} as const;

function Content({ view }: { view: View }): ReactNode {
  const { profile, failed, retry } = useProfile();
  const { site, brand } = useSite();
  if (view === 'applications') {
    return <Applications emailVerified={profile?.emailVerified} office={{ brand, phone: site?.phone }} />;
  }
  if (view === 'calculations') return <Calculations />;
  if (view === 'liked') return <Liked />;
  const { title, lead, Part } = PROFILE_VIEWS[view];
  return (
    <>
      <ViewHead title={title} lead={lead} />
      {profile && <Part profile={profile} />}
      {!profile && (failed ? <NotLoaded what="Your account" retry={retry} /> : <Waiting />)}
    </>
  );
}

export default function AccountPage(): ReactNode {
  const { user } = useSession();
  const logout = useLogout();
  const [search] = useSearchParams();
  const view = viewOf(search.get('view'));
  if (!user) return null;
  return (
    <>
      <PageStyles href={authStyles} />
      <PageStyles href={accountStyles} />
      <section className="page-head account-head">
        <div className="wrap account-head-in">
          <div>
            <Breadcrumb trail={[{ label: 'Home', to: paths.home }]} here="My Account" />
            <h1>{`Hello, ${user.name.split(' ')[0] ?? user.name}`}</h1>
            <p>{user.email}</p>
          </div>
          <Picture name="row" width={166} className="account-head-art" first />
        </div>
      </section>
      <section className="account">
        <div className="wrap account-grid">
          <AccountNav view={view} onLogout={() => void logout()} />
          <div className="account-main">
            <Content key={view} view={view} />
          </div>
        </div>
      </section>
    </>
  );
}
