import { useState, type ReactNode } from 'react';
import { MESSAGES } from 'domain/vocabulary/messages';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/session';
import { Button } from '../../ui/button';
import { moment } from '../../ui/console/moment';
import { NotLoaded } from './not-loaded';
import { useEndAllSessionsMutation, useEndOneSessionMutation, useMySessionsQuery } from './sessions.generated';

/** Where one is signed in; each device can be signed out, and all at once. */
export function Sessions(): ReactNode {
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [end] = useEndOneSessionMutation();
  const [endAll] = useEndAllSessionsMutation();
  const [said, setSaid] = useState('');
  const sessions = data?.mySessions;
  if (!sessions && error) return <NotLoaded what="Your devices" retry={() => void refetch()} />;

  async function endOne(id: string, device: string): Promise<void> {
    const payload = await end({ variables: { id } }).then(
      ({ data: done }) => done?.endSession,
      () => undefined,
    );
    setSaid(payload ? (payload.userErrors[0]?.message ?? `${device} is signed out.`) : MESSAGES.requestFailed);
    await refetch().catch(() => undefined);
  }
  async function everywhere(): Promise<void> {
    const payload = await endAll().then(
      ({ data: done }) => done?.endAllSessions,
      () => undefined,
    );
    if (!payload) {
      setSaid(MESSAGES.requestFailed);
      return;
    }
    window.addEventListener('pagehide', signOut, { once: true });
    window.location.assign(paths.home);
  }

  return (
    <div className="card-box">
      <h2 className="card-title">Where you are signed in</h2>
      <ul className="account-sessions">
        {sessions?.map(({ id, device, ip, createdAt, current }) => (
          <li key={id}>
            <div>
              <b>{device}</b> {current && <span className="account-here">this device</span>}
              <small className="num muted">
                since {moment(createdAt)}
                {ip && `, ${ip}`}
              </small>
            </div>
            {!current && (
              <Button look="outline" small aria-label={`Sign out ${device}`} onClick={() => void endOne(id, device)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="auth-actions">
        <Button look="outline" small onClick={() => void everywhere()}>
          Sign out everywhere
        </Button>
        <p role="status">{said}</p>
      </div>
    </div>
  );
}
