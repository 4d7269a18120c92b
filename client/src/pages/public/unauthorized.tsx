import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../features/site/settings';
import { useLogout } from '../../features/site/use-logout';
import { formatPhone } from '../../lib/format';
import type { HeadOf } from '../../lib/head';
import { rememberOrigin, samePath } from '../../lib/origin';
import { paths, telephone } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { Button, ButtonLink } from '../../ui/button';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';
import styles from '../../ui/sections.css?url';

export const head: HeadOf = () => ({
  title: 'No access',
  description: 'You don’t have access to this page.',
  noindex: true,
});

const WAYS = [
  {
    title: 'You work here',
    text: 'Ask an administrator for access. Tell them which page you need and the email you sign in with.',
  },
  {
    title: 'You are a client',
    text: 'Everything about your file is in your account: your applications, their status and your details.',
  },
] as const;

/** Whoever was led here from a page is led back to it after the other account has signed in. */
function OtherAccount(): ReactNode {
  const logout = useLogout();
  const { user } = useSession();
  const location: { state: { from?: unknown } | null } = useLocation();
  const from = samePath(location.state?.from);
  const isBack = user !== undefined && from !== undefined;
  function change(): void {
    void logout(paths.auth);
    // heard after the sign-out, which takes along what was kept of the first one
    window.addEventListener('pagehide', () => rememberOrigin(from ?? ''), { once: true });
  }
  return (
    <li className="card-box">
      <h3>You have two accounts</h3>
      <p>{`Log out, then sign in with the other one.${isBack ? ' We’ll bring you back to the page you wanted.' : ''}`}</p>
      {isBack && (
        <p className="page-actions">
          <Button look="outline" small onClick={change}>
            Use the other account
          </Button>
        </p>
      )}
    </li>
  );
}

export default function UnauthorizedPage(): ReactNode {
  const { site } = useSite();
  const { user } = useSession();
  return (
    <>
      <PageStyles href={styles} />
      <PageHead
        title="You don’t have access to this page"
        crumb="Unauthorized"
        lead={user ? `You’re signed in as ${user.email}.` : 'This page is for our staff.'}
        picture="head-locked"
      >
        <div className="cta">
          <ButtonLink to={user ? paths.account : paths.auth}>{user ? 'My Account' : 'Login'}</ButtonLink>
          <ButtonLink look="outline" to={paths.home}>
            Home
          </ButtonLink>
        </div>
      </PageHead>
      <section className="sec">
        <div className="wrap">
          <h2 className="sr-text">What you can do</h2>
          <ul className="trio">
            {WAYS.map(({ title, text }) => (
              <li key={title} className="card-box">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
            <OtherAccount />
          </ul>
          {site && (
            <div className="band">
              <div>
                <h2>Who to ask</h2>
                <p>
                  Email the office at <a href={`mailto:${site.email}?subject=Access%20to%20a%20page`}>{site.email}</a>{' '}
                  or call <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>.
                </p>
              </div>
              <ButtonLink look="brand" to={paths.contact}>
                Contact
              </ButtonLink>
            </div>
          )}
        </div>
      </section>
    </>
  );
}
