import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { ROLE_LEVEL } from '@brokerage/domain/account/roles';
import { paths } from '../../lib/paths';
import { useLogout } from './use-logout';

/** What a signed-in person finds under their name. */
export function AccountLinks({ role }: { role: number }): ReactNode {
  const logout = useLogout();
  return (
    <>
      <Link to={paths.account}>My Account</Link>
      {role >= ROLE_LEVEL.ADMIN && <Link to={paths.admin}>Admin Panel</Link>}
      <button type="button" onClick={() => void logout()}>
        Logout
      </button>
    </>
  );
}
