import type { ReactNode } from 'react';
import { useSite } from '../features/site/settings';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { ButtonLink } from '../ui/button';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Not for this account',
  description: 'Your account does not open this page.',
  noindex: true,
});

export default function UnauthorizedPage(): ReactNode {
  const { site } = useSite();
  const { user } = useSession();
  return (
    <PageHead
      title="Your account does not open this page"
      crumb="Unauthorized"
      lead={
        <>
          {user ? `You are signed in as ${user.email}. ` : ''}
          An administrator can give you access{site ? ': write to ' : '.'}
          {site && <a href={`mailto:${site.email}`}>{site.email}</a>}
          {site && '.'}
        </>
      }
      picture="bungalow"
    >
      <p className="page-actions">
        <ButtonLink to={user ? paths.account : paths.auth}>{user ? 'Go to my account' : 'Login'}</ButtonLink>
      </p>
    </PageHead>
  );
}
