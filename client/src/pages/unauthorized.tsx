import type { ReactNode } from 'react';
import { useSite } from '../features/site/settings';
import { formatPhone } from '../lib/format';
import type { HeadOf } from '../lib/head';
import { paths, telephone } from '../lib/paths';
import { useSession } from '../lib/session';
import { ButtonLink } from '../ui/button';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Not for this account',
  description: 'Your account does not open this page.',
  noindex: true,
});

const WAYS = [
  {
    title: 'You work here',
    text: 'An administrator opens pages to people. Tell them the address you wanted and the e-mail you sign in with.',
  },
  {
    title: 'You are a client',
    text: 'Everything about your own file is in your account: your applications, their status and your details.',
  },
  {
    title: 'You have two accounts',
    text: 'Log out, and sign in with the other one: you are brought back to where you were going.',
  },
] as const;

export default function UnauthorizedPage(): ReactNode {
  const { site } = useSite();
  const { user } = useSession();
  return (
    <>
      <PageHead
        title="Your account does not open this page"
        crumb="Unauthorized"
        lead={user ? `You are signed in as ${user.email}. ` : 'This page is for the people who work here.'}
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
          <h2 className="vh">What you can do</h2>
          <ul className="trio">
            {WAYS.map(({ title, text }) => (
              <li key={title} className="card-box">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          {site && (
            <div className="band">
              <div>
                <h2>Who to ask</h2>
                <p>
                  The office, at <a href={`mailto:${site.email}?subject=Access%20to%20a%20page`}>{site.email}</a> or{' '}
                  <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>.
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
