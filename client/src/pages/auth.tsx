import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '../features/auth/sign-in-form';
import '../features/auth/auth.css';
import { useSite } from '../features/site/settings';
import { Picture } from '../illustrations/picture';
import { formatPhone } from '../lib/format';
import type { HeadOf } from '../lib/head';
import { samePath, takeOrigin } from '../lib/origin';
import { paths, telephone } from '../lib/paths';
import { useSession } from '../lib/session';
import { ButtonLink } from '../ui/button';
import '../ui/form/form.css';

export const head: HeadOf = () => ({
  title: 'Login',
  description: 'Sign in to your account.',
  noindex: true,
});

/** Where to go when nobody was on the way anywhere. */
const homeOf = (level: number): string => (level >= 3 ? paths.admin : paths.account);

export default function AuthPage(): ReactNode {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const session = useSession();
  const { site } = useSite();
  const level = session.user?.role;

  // also for a person who was signed in already, or just signed in in another tab
  useEffect(() => {
    if (level !== undefined) void navigate(samePath(state?.from) ?? takeOrigin() ?? homeOf(level), { replace: true });
  }, [level, state, navigate]);

  return (
    <section className="auth">
      <div className="wrap auth-in">
        <div className="auth-box card-box">
          <h1>Login</h1>
          <SignInForm onSignedIn={() => undefined} />
        </div>
        <div className="auth-aside">
          <h2>No account yet?</h2>
          <p>
            You can compare rates and apply without one. Accounts for clients are opened by your broker when your file
            is.
          </p>
          <p className="page-actions">
            <ButtonLink look="outline" to={paths.formSelection}>
              Apply without an account
            </ButtonLink>
          </p>
          {site && (
            <p className="num auth-help">
              Trouble signing in? <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>
            </p>
          )}
          <Picture name="triplex-maple" width={230} className="auth-art" />
        </div>
      </div>
    </section>
  );
}
