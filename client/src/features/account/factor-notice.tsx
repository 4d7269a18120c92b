import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { useFactorDemand } from './use-factor-demand';

/** In the account: that the office asks for a second factor, from when, and the way on while there is time. */
export function FactorNotice(): ReactNode {
  const demand = useFactorDemand();
  const { user } = useSession();
  if (!demand) return null;
  const { from, isDue } = demand;
  return (
    <div className="kept account-asked" role="status">
      <ShieldAlert size={20} aria-hidden="true" />
      <p>
        {isDue ? (
          <>
            <b>Set up two-step sign-in to go on.</b> Since {formatDay(from)} it’s required for your work here. It takes
            two minutes and an authenticator app.
          </>
        ) : (
          <>
            <b>Set up two-step sign-in.</b> From {formatDay(from)} you can’t work here without it. It takes two minutes
            and an authenticator app. <Link to={paths.workOf(user?.role ?? 0)}>Later, go to my work</Link>
          </>
        )}
      </p>
    </div>
  );
}

/** In the console, while there is time. */
export function FactorBanner(): ReactNode {
  const demand = useFactorDemand();
  if (!demand) return null;
  return (
    <div className="console-alarm" role="status">
      <ShieldAlert size={20} aria-hidden="true" />
      <p>
        <strong>Set up two-step sign-in.</strong> From {formatDay(demand.from)} you can’t work here without it.{' '}
        <Link to={paths.accountView('security')}>Set it up now</Link>
      </p>
    </div>
  );
}
