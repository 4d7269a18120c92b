import { Monitor, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { MESSAGES } from 'domain/vocabulary/messages';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/session';
import { Button } from '../../ui/button';
import { moment } from '../../ui/console/moment';
import { NotLoaded } from './not-loaded';
import { Section } from './section';
import { useEndAllSessionsMutation, useEndOneSessionMutation, useMySessionsQuery } from './sessions.generated';

const isHandheld = (device: string): boolean => /iphone|ipad|android/i.test(device);

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
    <Section
      title="Where you are signed in"
      lead="Sign out what you do not know, and change your password. A device signs itself out after a while."
    >
      {!sessions && (
        <div role="status">
          <span className="vh">Loading</span>
          <span aria-hidden="true" className="bone block h-12 w-full" />
        </div>
      )}
      <ul className="account-sessions">
        {sessions?.map(({ id, device, ip, createdAt, current }) => {
          const Device = isHandheld(device) ? Smartphone : Monitor;
          return (
            <li key={id}>
              <i aria-hidden="true">
                <Device size={20} />
              </i>
              <div>
                <b>{device}</b> {current && <span className="account-here">this device</span>}
                <small className="num muted">
                  Since {moment(createdAt)} · {ip ? `address ${ip}` : 'address unknown'}
                </small>
              </div>
              {!current && (
                <Button look="outline" small aria-label={`Sign out ${device}`} onClick={() => void endOne(id, device)}>
                  Sign out
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="auth-actions">
        <Button look="outline" small onClick={() => void everywhere()}>
          Sign out everywhere
        </Button>
        <p role="status">{said}</p>
      </div>
    </Section>
  );
}
