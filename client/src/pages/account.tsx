import type { ReactNode } from 'react';
import '../features/auth/auth.css';
import { useLogout } from '../features/site/use-logout';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { Button, ButtonLink } from '../ui/button';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({ title: 'My Account', description: 'Your account.', noindex: true });

export default function AccountPage(): ReactNode {
  const { user } = useSession();
  const logout = useLogout();
  if (!user) return null;
  return (
    <>
      <PageHead title={`Hello, ${user.name.split(' ')[0] ?? user.name}`} crumb="My Account" />
      <section className="sec form-sec">
        <div className="wrap duo">
          <div className="card-box">
            <h2 className="card-title">Your details</h2>
            <dl className="account-list">
              <dt>Name</dt>
              <dd>{user.name}</dd>
              <dt>Email</dt>
              <dd>{user.email}</dd>
            </dl>
            <Button look="outline" small onClick={() => void logout()}>
              Logout
            </Button>
          </div>
          <div className="card-box">
            <h2 className="card-title">Applying for a mortgage</h2>
            <p>It takes about three minutes, and a broker replies within 24 hours.</p>
            <p className="page-actions">
              <ButtonLink small to={paths.formSelection}>
                Apply Now
              </ButtonLink>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
