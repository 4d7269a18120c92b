import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styles from '../features/auth/auth.css?url';
import { AuthAside } from '../features/auth/auth-aside';
import { GoogleWay, preloadGoogle } from '../features/auth/google-way';
import { RegisterForm } from '../features/auth/register-form';
import { SignInForm } from '../features/auth/sign-in-form';
import { useSite } from '../features/site/settings';
import { formatPhone } from '../lib/format';
import type { HeadOf } from '../lib/head';
import { samePath, takeOrigin } from '../lib/origin';
import { paths, telephone } from '../lib/paths';
import { useSession } from '../lib/session';
import '../ui/form/form.css';
import { PageStyles } from '../ui/page-styles';

export const head: HeadOf = () => ({
  title: 'Login',
  description: 'Sign in to your account, or create one.',
  noindex: true,
});

export const preload = preloadGoogle;

/** Where to go when nobody was on the way anywhere. */
const homeOf = (level: number): string => {
  if (level >= 3) return paths.admin;
  return level === 2 ? paths.moderator : paths.account;
};

export default function AuthPage(): ReactNode {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const [search] = useSearchParams();
  const registering = search.get('way') === 'register';
  const session = useSession();
  const { site } = useSite();
  const level = session.user?.role;

  // also for a person who was signed in already, or just signed in in another tab
  useEffect(() => {
    if (level !== undefined) void navigate(samePath(state?.from) ?? takeOrigin() ?? homeOf(level), { replace: true });
  }, [level, state, navigate]);

  return (
    <section className="auth">
      <PageStyles href={styles} />
      <div className="wrap auth-in">
        <div className="auth-way">
          <div className="auth-box card-box">
            <nav className="auth-ways" aria-label="Login or a new account">
              <Link to={paths.auth} state={state} replace aria-current={registering ? undefined : 'page'}>
                I have an account
              </Link>
              <Link to={paths.register} state={state} replace aria-current={registering ? 'page' : undefined}>
                I am new here
              </Link>
            </nav>
            <h1>{registering ? 'Create your account' : 'Login'}</h1>
            {registering ? <RegisterForm /> : <SignInForm />}
            <GoogleWay />
          </div>
          {site && (
            <p className="num auth-help">
              Trouble signing in? <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>
            </p>
          )}
        </div>
        <AuthAside />
      </div>
    </section>
  );
}
