import type { Sender } from '@brokerage/domain/vocabulary/consents';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import accountStyles from '../../features/account/account.css?url';
import { Applications } from '../../features/account/applications';
import { Details } from '../../features/account/details';
import { Empty } from '../../features/account/empty';
import { Liked } from '../../features/account/liked';
import { AccountNav, titleOf, viewOf, type View } from '../../features/account/nav';
import { latePart } from '../../ui/late/late-part';
import { NotLoaded } from '../../ui/late/not-loaded';
import { Privacy } from '../../features/account/privacy';
import { Security } from '../../features/account/security';
import { useProfile, type Profile } from '../../features/account/use-profile';
import { ViewHead } from '../../features/account/view-head';
import { Waiting } from '../../features/account/waiting';
import { People } from '../../features/co-applicants/people';
import { href as peopleStyles } from '../../features/co-applicants/people.module.css?sheet';
import authStyles from '../../features/auth/auth.css?url';
import { senderOf, useSite } from '../../features/site/settings';
import { useLogout } from '../../features/site/use-logout';
import { Picture } from '../../illustrations/picture';
import { fullTitle, type HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { Breadcrumb } from '../../ui/breadcrumb';
import { ButtonLink } from '../../ui/button';
import '../../ui/form/form.css';
import { PageStyles } from '../../ui/page-styles';

const ApiAccess = latePart(async () => (await import('../../features/account/api-access/api-access')).ApiAccess, {
  waiting: <Waiting />,
  what: 'API access',
});
const DocumentsView = latePart(async () => (await import('../../features/account/documents/documents')).DocumentsView, {
  waiting: <Waiting />,
  what: 'Your documents',
});
const SavedList = latePart(async () => (await import('../../features/calculator/saved/list')).SavedList, {
  waiting: <Waiting />,
  what: 'Your calculations',
});

const MyWatches = latePart(async () => (await import('../../features/account/my-watches')).MyWatches, {
  waiting: <Waiting />,
  what: 'Your rate watches',
});

const MyHolds = latePart(async () => (await import('../../features/rate-holds/my-holds')).MyHolds);

const MyReminders = latePart(async () => (await import('../../features/account/my-reminders')).MyReminders, {
  waiting: <Waiting />,
  what: 'Your renewal reminders',
});

/** In the browser the view's own: each has an address, and is a page to whoever has several open. */
export const head: HeadOf = ({ search }) => ({
  title: search ? 'My Account' : titleOf(viewOf(new URLSearchParams(window.location.search).get('view'))),
  description: 'Your account.',
  noindex: true,
});

function Calculations(): ReactNode {
  return (
    <>
      <ViewHead title="My calculations" lead="Your saved calculations. Each one opens with the numbers you entered.">
        <ButtonLink look="outline" small to={paths.calculator}>
          New calculation
        </ButtonLink>
      </ViewHead>
      <SavedList
        framed
        empty={
          <Empty title="No calculations here yet" picture="gable-pair">
            <p>
              Work something out in the calculator and press “Save” under the result. You’ll find it here on any device.
            </p>
            <p className="page-actions">
              <ButtonLink small to={paths.calculator}>
                Go to the calculator
              </ButtonLink>
            </p>
          </Empty>
        }
      />
    </>
  );
}

const Preferences = (given: { profile: Profile; sender: Sender | undefined }): ReactNode => (
  <Privacy {...given}>
    <MyWatches />
    <MyReminders />
  </Privacy>
);

const PROFILE_VIEWS = {
  details: { title: 'My details', lead: 'Your name, and how your broker can reach you.', Part: Details },
  security: { title: 'Security', lead: 'Your password and the devices you’re signed in on.', Part: Security },
  api: { title: 'API access', lead: 'Let your own programs use your account without your password.', Part: ApiAccess },
  preferences: {
    title: 'Email and data',
    lead: 'What we email you, what we keep, and how to leave.',
    Part: Preferences,
  },
} as const;

function Content({ view }: { view: View }): ReactNode {
  const { profile, failed, retry } = useProfile();
  const { site, brand } = useSite();
  const office = { brand, phone: site?.phone, sender: senderOf(site) };
  if (view === 'applications') {
    return (
      <Applications
        emailVerified={profile?.emailVerified}
        office={office}
        people={({ coApplicants }, open) => <People people={coApplicants} open={open} />}
      >
        <MyHolds />
      </Applications>
    );
  }
  if (view === 'documents') {
    return <DocumentsView office={office} />;
  }
  if (view === 'calculations') return <Calculations />;
  if (view === 'liked') return <Liked />;
  const { title, lead, Part } = PROFILE_VIEWS[view];
  return (
    <>
      <ViewHead title={title} lead={lead} />
      {profile && <Part profile={profile} sender={office.sender} />}
      {!profile && (failed ? <NotLoaded what="Your account" retry={retry} /> : <Waiting />)}
    </>
  );
}

/** A view begins at its top, from wherever in the one before it somebody was led there: only the query of the address changes. */
function useTopOf(view: View): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ behavior: 'instant' });
  }, [view]);
  return top;
}

export default function AccountPage(): ReactNode {
  const { user } = useSession();
  const logout = useLogout();
  const [search] = useSearchParams();
  const view = viewOf(search.get('view'));
  const top = useTopOf(view);
  const { brand } = useSite();
  // all views are one page, whose head is not made again between them
  useEffect(() => {
    document.title = fullTitle({ title: titleOf(view) }, brand);
  }, [view, brand]);
  if (!user) return null;
  return (
    <>
      <PageStyles href={authStyles} />
      <PageStyles href={accountStyles} />
      <PageStyles href={peopleStyles} />
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
        <div ref={top} className="wrap account-grid">
          <AccountNav view={view} onLogout={() => void logout()} />
          <div className="account-main">
            <Content key={view} view={view} />
          </div>
        </div>
      </section>
    </>
  );
}
