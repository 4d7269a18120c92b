import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/link';
import styles from '../../features/auth/auth.css?url';
import { useFactorDemand } from '../../features/account/use-factor-demand';
import { AuthAside } from '../../features/auth/auth-aside';
import { GoogleWay } from '../../features/auth/google-way';
import { useRateCountsQuery } from '../../features/auth/rate-counts.generated';
import { useSite } from '../../features/site/settings';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { formatPhone } from '../../lib/format';
import { fullTitle, type HeadOf } from '../../lib/head';
import { samePath, takeOrigin } from '../../lib/origin';
import { paths, telephone } from '../../lib/paths';
import { hasSessionEnded, useSession } from '../../lib/session';
import '../../ui/form/form.css';
import { whenTouched } from '../../ui/late/when-touched';
import { Loading } from '../../ui/loading';
import { PageStyles } from '../../ui/page-styles';

const RegisterForm = whenTouched(async () => (await import('../../features/auth/register-form')).RegisterForm, Loading);

const SignInForm = whenTouched(async () => (await import('../../features/auth/sign-in-form')).SignInForm, Loading);

const isNew = (search: URLSearchParams): boolean => search.get('way') === 'register';

const titleOf = (registering: boolean): string => (registering ? 'Create your account' : 'Login');

export const head: HeadOf = ({ search = new URLSearchParams(window.location.search) }) => ({
  title: titleOf(isNew(search)),
  description: 'Sign in to your account, or create one.',
  noindex: true,
});

const unchanging = (): (() => void) => () => undefined;

export default function AuthPage(): ReactNode {
  const navigate = useNavigate();
  const location: { state: { from?: unknown } | null } = useLocation();
  const { state } = location;
  const [search] = useSearchParams();
  const registering = isNew(search);
  const session = useSession();
  const { site, brand } = useSite();
  // the server does not know: the document's own mark says whether the message shows until React has taken over
  const ended = useSyncExternalStore<boolean | undefined>(unchanging, hasSessionEnded, () => undefined);
  const { data } = useRateCountsQuery();
  const counts = data?.rateCounts;
  const forRates = search.get('for') === 'rates';
  const level = session.user?.role;
  const demand = useFactorDemand();

  // both ways are one page, whose head is not made again between them
  useEffect(() => {
    document.title = fullTitle({ title: titleOf(registering) }, brand);
  }, [registering, brand]);

  // also for a person who was signed in already, or just signed in in another tab
  useEffect(() => {
    // staff are asked first whether something stands before their work
    if (level === undefined || demand === undefined) return;
    if (demand) return void navigate(paths.accountView('security'), { replace: true });
    const to = forRates ? paths.ratesCompare : (samePath(state?.from) ?? takeOrigin());
    void navigate(to ?? paths.workOf(level), { replace: true });
  }, [level, demand, state, forRates, navigate]);

  return (
    <section className="auth">
      <PageStyles href={styles} />
      <div className="wrap auth-in">
        <div className="auth-way">
          <div className="auth-box card-box">
            <nav className="auth-ways" aria-label="Login or a new account">
              <Link
                to={forRates ? paths.authForRates : paths.auth}
                state={state}
                replace
                aria-current={registering ? undefined : 'page'}
              >
                I have an account
              </Link>
              <Link
                to={forRates ? paths.registerForRates : paths.register}
                state={state}
                replace
                aria-current={registering ? 'page' : undefined}
              >
                I’m new here
              </Link>
            </nav>
            {ended !== false && (
              <p className="kept auth-ended" role="status" data-unknown={ended === undefined || undefined}>
                {MESSAGES.sessionExpired}
              </p>
            )}
            <h1>{titleOf(registering)}</h1>
            {forRates && counts && (
              <p className="auth-lead">{`See all ${counts.rates} rates from ${counts.lenders} lenders.`}</p>
            )}
            {registering ? <RegisterForm /> : <SignInForm />}
            <GoogleWay />
          </div>
          {site && (
            <p className="num auth-help">
              Trouble signing in? <a href={telephone(site.phone)}>{formatPhone(site.phone)}</a>
            </p>
          )}
        </div>
        <AuthAside counts={counts} />
      </div>
    </section>
  );
}
